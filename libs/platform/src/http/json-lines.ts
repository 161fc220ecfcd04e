import { DomainError } from '@blazon/kernel';
import { errorResponse } from './error-response.js';

/** The response to a batch of reads: a line of JSON for each, with the result or the refusal. */
export function jsonLines(answers: unknown[]): string {
  return answers.map((answer) => `${JSON.stringify(answer instanceof DomainError ? refused(answer) : answer)}\n`).join('');
}

/** Each caller of the shared call adds its own request id. */
function refused(error: DomainError): object {
  const { status, body } = errorResponse(error, '');
  return { ...body, status };
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

/** The status of the refusal in a line, if it is one: no resource begins with `error`. */
export function refusedStatus(line: Buffer): number | undefined {
  return line.subarray(0, refusal.length).equals(refusal) ? (JSON.parse(line.toString()) as { status: number }).status : undefined;
}

const refusal = Buffer.from('{"error":');
