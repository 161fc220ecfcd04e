import { LiveEvent, livePath, type Tenant } from '@blazon/contracts';
import { RouteFacts } from '@blazon/platform';
import { Controller, type MessageEvent, Param, Sse } from '@nestjs/common';
import { interval, map, merge, type Observable, takeUntil } from 'rxjs';
import { LiveEvents } from '../live/live-events.js';
import { PersonId } from './person.decorator.js';
import { TenantPipe } from './tenant.pipe.js';

/** Proxies cut connections on which nothing moves. */
const KEEP_ALIVE_MS = 20_000;

/** Streams the events of an environment. */
@Controller()
export class LiveController {
  constructor(private readonly live: LiveEvents) {}

  @Sse(livePath)
  @RouteFacts({ access: 'member' })
  follow(@Param(TenantPipe) tenant: Tenant, @PersonId() personId: string): Observable<MessageEvent> {
    const steps = this.live.of(tenant).pipe(map((event) => ({ type: 'live', data: LiveEvent.parse(event) })));
    const signsOfLife = interval(KEEP_ALIVE_MS).pipe(map(() => ({ type: 'keep-alive', data: '' })));
    return merge(steps, signsOfLife).pipe(takeUntil(this.live.accessEnded(personId)));
  }
}
