import { metrics } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

const requestDuration = metrics.getMeter('@blazon/platform').createHistogram('blazon.request.duration', {
  description: 'Time from the arrival of a request to the end of its answer',
  unit: 'ms',
  advice: { explicitBucketBoundaries: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000] },
});

/** Measures every request of an application, by route and status. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    // A path that meets no route is not told: callers could make as many series as they like.
    requestDuration.record(reply.elapsedTime, { method: request.method, route: request.routeOptions.url ?? '', status: reply.statusCode });
    done();
  });
}
