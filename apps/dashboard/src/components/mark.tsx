import mark from './mark.svg';

/** Blazon's own mark, made by its engine. */
export function Mark({ size }: { size: number }) {
  return <img src={mark} width={size} height={size} alt="Blazon" />;
}
