import { Controller, Get, Header, Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@blazon/kernel';
import type { Logger } from './logger.js';
import { metricsText } from './telemetry/metrics.js';

/** Something a service cannot work without; `check` throws a sentence when it is missing. */
export interface ReadinessCheck {
  name: string;
  check(): Promise<void>;
}

/** The checks of one service, each bounded in time, so that a probe never hangs. */
@Injectable()
export class Readiness {
  private draining = false;

  constructor(
    private readonly checks: ReadinessCheck[],
    private readonly logger: Logger,
    private readonly timeoutMs = 2_000,
  ) {}

  /** From now on the service asks for no new traffic. */
  drain(): void {
    this.draining = true;
  }

  /** Which dependency is missing, by name; nothing when all are there. */
  async problems(): Promise<Record<string, string>> {
    if (this.draining) return { shutdown: 'the service is stopping' };
    const results = await Promise.all(this.checks.map(async (check) => [check.name, await this.run(check)] as const));
    return Object.fromEntries(results.filter((result): result is readonly [string, string] => result[1] !== undefined));
  }

  private async run(check: ReadinessCheck): Promise<string | undefined> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new Error(`no answer within ${this.timeoutMs} ms`));
    }, this.timeoutMs);
    try {
      await Promise.race([check.check(), late]);
      return undefined;
    } catch (error) {
      this.logger.warn({ err: error, check: check.name }, 'not ready');
      return error instanceof Error ? error.message : String(error);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Liveness says the process turns; readiness says it can serve; metrics are for Prometheus. */
@Controller()
export class HealthController {
  constructor(@Inject(Readiness) private readonly readiness: Readiness) {}

  @Get('livez')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('readyz')
  async ready(): Promise<{ status: 'ok' }> {
    const missing = Object.keys(await this.readiness.problems());
    if (missing.length === 0) return { status: 'ok' };
    throw new DomainError('unavailable', 'not_ready', `Not ready: ${missing.join(', ')}.`, { retryAfterSeconds: 1 });
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  metrics(): Promise<string> {
    return metricsText();
  }
}
