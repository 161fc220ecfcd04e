import type { EntityManager, EntityName, Primary } from '@mikro-orm/postgresql';
import { applyDecorators, Catch, Controller, type RpcExceptionFilter, UseFilters } from '@nestjs/common';
import { EventPattern as NestEventPattern } from '@nestjs/microservices';
import { type Observable, throwError } from 'rxjs';

/**
 * Nest would replace an unknown error with "Internal server error"; the consumer needs the error itself to decide whether it is transient.
 */
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

const LOAD = 'load ';

/**
 * Marks the method that loads the data for all events of these types in a unit of work: it gets the events and the entity manager, and the
 * reactions find what it loaded in the identity map (`loaded`).
 */
export function Load(...types: string[]): MethodDecorator {
  return EventPattern(LOAD + types.join());
}

/** The types that a pattern of `@Load` names; nothing for any other pattern. */
export function loadedTypes(pattern: string): string[] | undefined {
  return pattern.startsWith(LOAD) ? pattern.slice(LOAD.length).split(',') : undefined;
}

/** The entity of this id, if it was loaded or created in this unit of work, without a query. */
export function loaded<Entity extends object>(em: EntityManager, entity: EntityName<Entity>, id: Primary<Entity>): Entity | undefined {
  return em.getUnitOfWork().getById(entity, id);
}
