/** The answer to questions that were asked together: a line of JSON for each. */
export function jsonLines(answers: unknown[]): string {
  return answers.map((answer) => `${JSON.stringify(answer)}\n`).join('');
}

/** The lines of such an answer, as they are; JSON has no line feed inside. */
export function linesOf(text: Buffer): Buffer[] {
  const found: Buffer[] = [];
  let start = 0;
  for (let end = text.indexOf(10); end !== -1; end = text.indexOf(10, start)) {
    found.push(text.subarray(start, end));
    start = end + 1;
  }
  return found;
}

/** Whether a line says that there is nothing. */
export function isNull(line: Buffer): boolean {
  return line.equals(nothing);
}

const nothing = Buffer.from('null');
