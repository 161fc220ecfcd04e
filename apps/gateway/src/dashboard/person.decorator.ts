import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The id of the signed-in user. */
export const PersonId = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { personId } = context.switchToHttp().getRequest<FastifyRequest>().session;
  if (personId === undefined) throw new Error('a request reached a handler without a person');
  return personId;
});
