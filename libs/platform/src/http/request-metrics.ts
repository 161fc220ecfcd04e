import { metrics } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

const requestDuration = metrics.getMeter('@blazon/platform').createHistogram('blazon.request.duration_seconds', {
  description: 'Time from the arrival of a request to the end of its answer',
  unit: 's',
  advice: { explicitBucketBoundaries: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10] },
});

/** Measures every request of an application, by route and status. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    // A path that meets no route is not told: callers could make as many series as they like.
    requestDuration.record(reply.elapsedTime / 1_000, {
      method: request.method,
      route: request.routeOptions.url ?? '',
      status: reply.statusCode,
    });
    done();
  });
}
