import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { newWebhookSecret, signatureHeaders } from './signature.js';

const body = Buffer.from('{"event_id":"evt_1","data":{"name":"Zoë 🎨"}}');
const timestamp = Math.floor(Date.now() / 1_000);

describe('the signatures of an attempt', () => {
  const secret = newWebhookSecret();
  const headers = signatureHeaders({ eventId: 'evt_1', body, secret, oldSecret: null, timestamp });

  it('pass the verifier of the standardwebhooks package', () => {
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body.toString()));
  });

  it.each([
    ['another body', Buffer.from(body.toString().replace('evt_1', 'evt_2')), headers],
    ['another id', body, { ...headers, 'webhook-id': 'evt_2' }],
    ['another time', body, { ...headers, 'webhook-timestamp': String(timestamp + 1) }],
  ])('do not pass it for %s', (_what, received, receivedHeaders) => {
    expect(() => new Webhook(secret).verify(received, receivedHeaders)).toThrow('No matching signature found');
  });

  it('carry Service-Signature as the specification says: hex HMAC-SHA256 of the body, keyed with the whole secret', () => {
    expect(headers['service-signature']).toBe(createHmac('sha256', Buffer.from(secret, 'utf8')).update(body).digest('hex'));
  });

  it('are stable: known values for a known secret', () => {
    const known = signatureHeaders({
      eventId: 'evt_1',
      body: Buffer.from('{}'),
      oldSecret: null,
      secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
      timestamp: 1_700_000_000,
    });
    expect(known).toMatchInlineSnapshot(`
     {
       "service-signature": "e932e979856513dda4c9a46d886d8095356e73e185a4aeeb8042b45bec48523b",
       "webhook-id": "evt_1",
       "webhook-signature": "v1,QwqMkShzqrc1Gme9vey76orVgdgb2XWjbuHPBS2IVKY=",
       "webhook-timestamp": "1700000000",
     }
    `);
  });
});

describe('the signatures of an attempt while an old secret is valid', () => {
  const [secret, oldSecret] = [newWebhookSecret(), newWebhookSecret()];
  const headers = signatureHeaders({ eventId: 'evt_1', body, secret, oldSecret, timestamp });

  it.each([
    ['the new secret', secret],
    ['the old one', oldSecret],
  ])('pass the verifier of the standardwebhooks package with %s', (_which, each) => {
    expect(new Webhook(each).verify(body, headers)).toEqual(JSON.parse(body.toString()));
  });

  it('carry Service-Signature by the old secret', () => {
    expect(headers['service-signature']).toBe(createHmac('sha256', oldSecret).update(body).digest('hex'));
  });
});

describe('a webhook secret', () => {
  it('is whsec_ and the base64 of 32 bytes, never the same twice', () => {
    const secret = newWebhookSecret();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(newWebhookSecret()).not.toBe(secret);
  });
});
