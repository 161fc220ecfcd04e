/** The headers of every webhook request; the first is the one to verify, the others serve verifiers of Standard Webhooks. */
const headers = {
  'Service-Signature': 'hex HMAC-SHA256 of the raw body, keyed with the whole webhook secret',
  'webhook-id': 'the event id, the same in every attempt',
  'webhook-timestamp': 'Unix time of the attempt',
  'webhook-signature': 'signature as Standard Webhooks defines it, keyed with the decoded secret',
};

/** The request that the service sends when a job has ended. */
export const webhooks = {
  generation: {
    post: {
      operationId: 'receiveGenerationEvent',
      tags: ['Webhooks'],
      summary: 'The result of a generation job',
      description:
        'Sent to the `webhook_url` of the job, else to the default URL of the workspace. Answer 2xx within 5 seconds. A failed attempt is ' +
        'repeated after 1, 5 and 30 minutes with the same `event_id` and the same bytes; redirects are not followed.',
      security: [],
      parameters: Object.entries(headers).map(([name, description]) => ({
        name,
        in: 'header',
        required: true,
        description,
        schema: { type: 'string' },
      })),
      requestBody: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookEvent' } } } },
      responses: {
        '2XX': { description: 'The event has arrived.' },
        '4XX': { description: 'The event is sent again later, like after a 5xx or no answer in time.' },
      },
    },
  },
};
