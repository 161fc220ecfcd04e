import { applyDecorators, Catch, Controller, type RpcExceptionFilter, UseFilters } from '@nestjs/common';
import { EventPattern as NestEventPattern } from '@nestjs/microservices';
import { type Observable, throwError } from 'rxjs';

/** Nest would answer an unknown error with "Internal server error"; the log has to see the error itself to tell what passes by itself. */
@Catch()
class PropagateErrors implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/** Marks a class whose `@EventPattern` methods react to events of the log. */
export function Reactions(): ClassDecorator {
  return applyDecorators(Controller(), UseFilters(PropagateErrors));
}

/** Nest's decorator for the events of one type or several; its own typing would refuse an EventContext as second parameter. */
export const EventPattern: (types: string | readonly string[]) => MethodDecorator = NestEventPattern;
