import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook, type VerifyWebhookOptions } from './webhooks.js';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const event = { event_id: 'evt_1', type: 'generation.failed', created_at: 1, data: { job_id: 'job_1', name: 'Zoë 🎨' } };
const body = Buffer.from(JSON.stringify(event, null, 1));
const serviceSignature = createHmac('sha256', secret).update(body).digest('hex');

function standardHeaders(at = new Date(), content: string | Buffer = body): Record<string, string> {
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign('evt_1', at, content.toString()),
  };
}

const refusal = (options: Partial<VerifyWebhookOptions>): unknown => {
  try {
    return verifyWebhook({ body, headers: { 'service-signature': serviceSignature }, secret, ...options });
  } catch (error) {
    return (error as { code?: string }).code ?? error;
  }
};

describe('verifyWebhook', () => {
  it.each<[string, VerifyWebhookOptions['headers']]>([
    ['Service-Signature', { 'service-signature': serviceSignature }],
    ['Service-Signature in capitals', { 'Service-Signature': serviceSignature.toUpperCase() }],
    ['headers in lists', { 'SERVICE-SIGNATURE': [serviceSignature] }],
    ['a Headers object', new Headers({ 'service-signature': serviceSignature })],
    ['Standard Webhooks', standardHeaders()],
    [
      'Standard Webhooks, several signatures',
      { ...standardHeaders(), 'webhook-signature': `v1,AAAA v1a,x ${standardHeaders()['webhook-signature'] ?? ''}` },
    ],
    ['both', { ...standardHeaders(), 'service-signature': serviceSignature }],
  ])('accepts %s', (_what, headers) => {
    expect(verifyWebhook({ body, headers, secret })).toEqual(event);
    expect(verifyWebhook({ body: body.toString(), headers, secret })).toEqual(event);
    expect(verifyWebhook({ body: new Uint8Array(body), headers, secret })).toEqual(event);
  });

  it.each([
    ['a changed body', Buffer.from(body.toString().replace('job_1', 'job_2'))],
    ['a body that was parsed and written again', Buffer.from(JSON.stringify(event))],
    ['an empty body', Buffer.alloc(0)],
  ])('refuses %s', (_what, changed) => {
    expect(refusal({ body: changed })).toBe('invalid_signature');
    expect(refusal({ body: changed, headers: standardHeaders() })).toBe('invalid_signature');
  });

  it.each(['', 'zz', 'ab', serviceSignature.slice(2), `${serviceSignature}00`, '0'.repeat(64), `${serviceSignature.slice(0, -1)}g`])(
    'refuses the Service-Signature %j',
    (signature) => {
      expect(refusal({ headers: { 'service-signature': signature } })).toBe('invalid_signature');
    },
  );

  it.each(['', 'v1', 'v1,', 'v1,AAAA', `v2,${standardHeaders()['webhook-signature']?.slice(3) ?? ''}`])(
    'refuses the Webhook-Signature %j',
    (signature) => {
      expect(refusal({ headers: { ...standardHeaders(), 'webhook-signature': signature } })).toBe('invalid_signature');
    },
  );

  it('does not fall back to Service-Signature when the Standard Webhooks signature is wrong', () => {
    const headers = { ...standardHeaders(), 'webhook-id': 'evt_2', 'service-signature': serviceSignature };
    expect(refusal({ headers })).toBe('invalid_signature');
  });

  it('refuses a webhook of another secret', () => {
    const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
    expect(refusal({ secret: other })).toBe('invalid_signature');
    expect(refusal({ secret: other, headers: standardHeaders() })).toBe('invalid_signature');
  });

  it.each([-301, 301])('refuses a webhook that is %d seconds off, unless that is tolerated', (seconds) => {
    const headers = standardHeaders(new Date(Date.now() + seconds * 1_000));
    expect(refusal({ headers })).toBe('outside_tolerance');
    expect(refusal({ headers, toleranceSeconds: 400 })).toEqual(event);
  });

  it('refuses a time that is no number, though it is signed', () => {
    const key = Buffer.from(secret.slice(6), 'base64');
    const signature = createHmac('sha256', key).update('evt_1.soon.').update(body).digest('base64');
    expect(refusal({ headers: { 'webhook-id': 'evt_1', 'webhook-timestamp': 'soon', 'webhook-signature': `v1,${signature}` } })).toBe(
      'outside_tolerance',
    );
  });

  it('refuses a request without signature', () => {
    expect(refusal({ headers: {} })).toBe('missing_signature');
    expect(refusal({ headers: new Headers() })).toBe('missing_signature');
    expect(refusal({ headers: { 'webhook-signature': 'v1,AAAA' } })).toBe('missing_signature');
  });

  it('refuses a request without time when a tolerance is asked for', () => {
    expect(refusal({ toleranceSeconds: 300 })).toBe('missing_signature');
  });

  it('refuses a signed body that is not JSON', () => {
    const signature = createHmac('sha256', secret).update('hello').digest('hex');
    expect(refusal({ body: 'hello', headers: { 'service-signature': signature } })).toBe('invalid_payload');
  });

  it('explains the usual mistakes', () => {
    expect(() => verifyWebhook({ body: event as unknown as string, headers: {}, secret })).toThrow('before any JSON middleware parses it');
    expect(() => verifyWebhook({ body, headers: {}, secret: 'sk_live_1' })).toThrow('starts with whsec_');
  });
});
