import { DomainError } from '@blazon/kernel';
import { Controller, Get, Header, Inject, ServiceUnavailableException } from '@nestjs/common';
import { HealthCheck, type HealthCheckResult, HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import { metricsText } from './telemetry/metrics.js';

/** Something a service cannot work without; `check` throws a sentence when it is missing. */
export interface ReadinessCheck {
  name: string;
  check(): Promise<void>;
}

/**
 * Not ready from the moment a service begins to stop, although it still serves for a while. Its responses close their connections: a caller
 * that kept one open would send its next request to a process that ends.
 */
export class Stopping implements ReadinessCheck {
  readonly name = 'the service is stopping';
  private begun = false;

  get hasBegun(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }

  check(): Promise<void> {
    return this.begun ? Promise.reject(new Error(this.name)) : Promise.resolve();
  }
}

/** Injection token of the checks of a service. */
export const READINESS_CHECKS = Symbol('readiness checks');

/** A probe never hangs: what does not answer in this time is missing. */
const CHECK_TIMEOUT_MS = 2_000;

/** Liveness says the process turns; readiness says it can serve; metrics are for Prometheus. */
@Controller()
export class HealthController {
  constructor(
    @Inject(HealthCheckService) private readonly health: HealthCheckService,
    @Inject(HealthIndicatorService) private readonly indicators: HealthIndicatorService,
    @Inject(READINESS_CHECKS) private readonly checks: ReadinessCheck[],
  ) {}

  @Get('livez')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('readyz')
  @HealthCheck()
  async ready(): Promise<HealthCheckResult> {
    const attempts = this.checks.map((each) =>
      this.indicators
        .check(each.name)
        .attempt(() => each.check())
        .withTimeout(CHECK_TIMEOUT_MS),
    );
    try {
      return await this.health.check(attempts);
    } catch (error) {
      throw error instanceof ServiceUnavailableException ? notReady(error.getResponse() as HealthCheckResult) : error;
    }
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  metrics(): Promise<string> {
    return metricsText();
  }
}

/** Says what is missing by its name alone; the log has the rest. */
function notReady({ status, error }: HealthCheckResult): DomainError {
  const missing = status === 'shutting_down' ? ['the service is stopping'] : Object.keys(error ?? {});
  return new DomainError('unavailable', 'not_ready', `Not ready: ${missing.join(', ')}.`, { retryAfterSeconds: 1 });
}
