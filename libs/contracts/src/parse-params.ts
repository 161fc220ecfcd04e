import { DomainError } from '@blazon/kernel';
import type { z } from 'zod';

/** Checks the fields of a request and refuses the first wrong one with the code and parameter the public API promises. */
export function parseParams<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const [first] = result.error.issues;
  throw first ? refusal(first) : result.error;
}

function refusal(issue: z.core.$ZodIssue): DomainError {
  if (issue.code === 'unrecognized_keys') {
    const param = bounded(issue.keys[0] ?? '');
    const message = `Unknown parameter: ${JSON.stringify(param)}. Check its spelling, or leave it out.`;
    return new DomainError('invalid', 'unknown_param', message, { param });
  }
  const param = issue.path.join('.');
  if (param === '') return new DomainError('invalid', 'invalid_param', 'The request body must be a JSON object.');
  const typed = issue.code === 'invalid_type' || issue.code === 'invalid_value';
  if (typed && (issue.input === undefined || issue.input === null)) {
    return new DomainError('invalid', 'missing_required_param', `Missing required parameter: ${param}.`, { param });
  }
  const code = issue.code === 'custom' && typeof issue.params?.code === 'string' ? issue.params.code : 'invalid_param';
  const message = issue.code === 'invalid_type' ? `must be a ${issue.expected}` : issue.message;
  return new DomainError('invalid', code, `Invalid ${param}: ${message}.`, { param });
}

/** A caller's own word, cut so that an error never grows with the request. */
function bounded(word: string): string {
  return word.slice(0, 100).toWellFormed();
}
