/** One measured value, beside its target where there is one. */
export interface Line {
  what: string;
  measured: string;
  target?: string;
  met?: boolean;
}

export function print(title: string, lines: Line[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...lines.map(({ what }) => what.length));
  for (const { what, measured, target, met } of lines) {
    const beside = target === undefined ? '' : `   target ${target}: ${met === true ? 'met' : 'missed'}`;
    console.log(`  ${what.padEnd(width)}   ${measured}${beside}`);
  }
}
