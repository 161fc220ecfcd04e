/** Ends a switch over a union, so that a forgotten case is a compile error, and a loud one at run time. */
export function assertNever(value: never): never {
  throw new Error(`unexpected case: ${JSON.stringify(value)}`);
}
