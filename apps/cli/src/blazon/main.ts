import { BlazonError, ConnectionError, ResponseError } from '@blazon/sdk';
import { createProgram } from './program.js';
import { UserError } from './session/user-error.js';

const program = createProgram();
try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = 1;
  console.error(program.opts<{ json?: boolean }>().json ? JSON.stringify({ error: details(error) }, null, 2) : `error: ${sentence(error)}`);
}

function sentence(error: unknown): string {
  if (error instanceof ResponseError) return `${error.message} (${error.code}, request ${error.requestId ?? 'unknown'})`;
  if (error instanceof ConnectionError) return `${error.message}\nIs Blazon running? npm start starts it here.`;
  if (error instanceof UserError || error instanceof BlazonError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function details(error: unknown): object {
  if (!(error instanceof ResponseError)) return { message: error instanceof Error ? error.message : String(error) };
  const { type, code, message, param, requestId, status } = error;
  return { type, code, message, param, request_id: requestId, status };
}
