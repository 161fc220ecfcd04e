import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook, type VerifyWebhookOptions } from './verify.js';

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

/** Standard Webhooks headers whose signature has every kind of character that base64 has. */
function knownStandard(timestamp = '1700000000'): { headers: Record<string, string>; base64: string } {
  const key = Buffer.from(secret.slice(6), 'base64');
  for (let attempt = 0; ; attempt++) {
    const id = `evt_${attempt}`;
    const base64 = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
    if (!base64.includes('+') || !base64.includes('/')) continue;
    return { headers: { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${base64}` }, base64 };
  }
}

/** The next character of base64, which means other bits. */
function nextOf(character: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  return alphabet.charAt(alphabet.indexOf(character) + 1);
}

const refusal = async (options: Partial<VerifyWebhookOptions>): Promise<unknown> => {
  try {
    return await verifyWebhook({ body, headers: { 'service-signature': serviceSignature }, secret, ...options });
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
  ])('accepts %s', async (_what, headers) => {
    expect(await verifyWebhook({ body, headers, secret })).toEqual(event);
    expect(await verifyWebhook({ body: body.toString(), headers, secret })).toEqual(event);
    expect(await verifyWebhook({ body: new Uint8Array(body), headers, secret })).toEqual(event);
  });

  it.each([
    ['a changed body', Buffer.from(body.toString().replace('job_1', 'job_2'))],
    ['a body that was parsed and written again', Buffer.from(JSON.stringify(event))],
    ['an empty body', Buffer.alloc(0)],
  ])('refuses %s', async (_what, changed) => {
    expect(await refusal({ body: changed })).toBe('invalid_signature');
    expect(await refusal({ body: changed, headers: standardHeaders() })).toBe('invalid_signature');
  });

  it.each([
    '',
    'zz',
    'ab',
    serviceSignature.slice(2),
    `${serviceSignature}00`,
    '0'.repeat(64),
    `${serviceSignature.slice(0, -1)}g`,
    // What a decoder of hex would read over.
    `${serviceSignature}g`,
    `${serviceSignature} and more`,
    `${serviceSignature}0`,
    ` ${serviceSignature}`,
    `${serviceSignature} `,
    `${serviceSignature}\n`,
    `${serviceSignature}, ${serviceSignature}`,
    `sha256=${serviceSignature}`,
  ])('refuses the Service-Signature %j', async (signature) => {
    expect(await refusal({ headers: { 'service-signature': signature } })).toBe('invalid_signature');
  });

  it.each<[string, (base64: string) => string]>([
    ['nothing', () => ''],
    ['a version alone', () => 'v1'],
    ['an empty one', () => 'v1,'],
    ['a short one', () => 'v1,AAAA'],
    ['another version', (base64) => `v2,${base64}`],
    ['a version in capitals', (base64) => `V1,${base64}`],
    ['no version', (base64) => base64],
    // What a decoder of base64 would read over.
    ['more behind the padding', (base64) => `v1,${base64}AAAA`],
    ['more padding', (base64) => `v1,${base64}=`],
    ['no padding', (base64) => `v1,${base64.slice(0, -1)}`],
    ['another character', (base64) => `v1,*${base64}`],
    ['a line break', (base64) => `v1,${base64}\n`],
    ['a third part', (base64) => `v1,${base64},v1`],
    ['the other alphabet', (base64) => `v1,${base64.replaceAll('+', '-').replaceAll('/', '_')}`],
    ['bits behind the last byte', (base64) => `v1,${base64.slice(0, -2)}${nextOf(base64.at(-2) ?? '')}=`],
    ['a tab between several', (base64) => `v1,AAAA\tv1,${base64}`],
  ])('refuses a Webhook-Signature with %s', async (_what, write) => {
    const { headers, base64 } = knownStandard();
    expect(await refusal({ headers, toleranceSeconds: Infinity })).toEqual(event);
    expect(await refusal({ headers: { ...headers, 'webhook-signature': write(base64) }, toleranceSeconds: Infinity })).toBe(
      'invalid_signature',
    );
  });

  it.each<[string, (base64: string) => string]>([
    ['first', (base64) => `v1,${base64} v1,AAAA v1a,x`],
    ['last', (base64) => `v1,AAAA v1a,x v1,${base64}`],
    ['among signatures of other versions', (base64) => `v1a,${base64} v1,${base64} v9,x`],
  ])('accepts one of several signatures, be it %s', async (_where, write) => {
    const { headers, base64 } = knownStandard();
    expect(await refusal({ headers: { ...headers, 'webhook-signature': write(base64) }, toleranceSeconds: Infinity })).toEqual(event);
  });

  it('refuses a signature header that came twice', async () => {
    expect(await refusal({ headers: { 'service-signature': [serviceSignature, '0'.repeat(64)] } })).toBe('invalid_signature');
    expect(await refusal({ headers: { 'service-signature': [serviceSignature, serviceSignature] } })).toBe('invalid_signature');
    expect(await refusal({ headers: { 'service-signature': [] } })).toBe('missing_signature');
  });

  it('does not fall back to Service-Signature when the Standard Webhooks signature is wrong', async () => {
    const headers = { ...standardHeaders(), 'webhook-id': 'evt_2', 'service-signature': serviceSignature };
    expect(await refusal({ headers })).toBe('invalid_signature');
  });

  it('refuses a webhook of another secret', async () => {
    const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
    expect(await refusal({ secret: other })).toBe('invalid_signature');
    expect(await refusal({ secret: other, headers: standardHeaders() })).toBe('invalid_signature');
  });

  it.each([-301, 301])('refuses a webhook that is %d seconds off, unless that is tolerated', async (seconds) => {
    const headers = standardHeaders(new Date(Date.now() + seconds * 1_000));
    expect(await refusal({ headers })).toBe('outside_tolerance');
    expect(await refusal({ headers, toleranceSeconds: 400 })).toEqual(event);
  });

  it.each([-295, 0, 295])('accepts a webhook that is %d seconds off', async (seconds) => {
    expect(await refusal({ headers: standardHeaders(new Date(Date.now() + seconds * 1_000)) })).toEqual(event);
  });

  it.each(['soon', '', ' ', '-1', '1e9', '0x6553f100', '1700000000.5', '1700000000 ', 'Infinity'])(
    'refuses the time %j, though it is signed',
    async (timestamp) => {
      expect(await refusal({ headers: knownStandard(timestamp).headers, toleranceSeconds: Number.MAX_SAFE_INTEGER })).toBe(
        'outside_tolerance',
      );
    },
  );

  it('refuses every time when the tolerance is no number', async () => {
    expect(await refusal({ headers: standardHeaders(), toleranceSeconds: NaN })).toBe('outside_tolerance');
  });

  it('verifies known values', async () => {
    const known = {
      body: '{}',
      secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
      toleranceSeconds: Number.MAX_SAFE_INTEGER,
      headers: {
        'webhook-id': 'evt_1',
        'webhook-timestamp': '1700000000',
        'webhook-signature': 'v1,QwqMkShzqrc1Gme9vey76orVgdgb2XWjbuHPBS2IVKY=',
      },
    };
    const service = { 'service-signature': 'e932e979856513dda4c9a46d886d8095356e73e185a4aeeb8042b45bec48523b' };
    expect(await verifyWebhook(known)).toEqual({});
    expect(await verifyWebhook({ body: known.body, secret: known.secret, headers: service })).toEqual({});
  });

  it('refuses a request without signature', async () => {
    expect(await refusal({ headers: {} })).toBe('missing_signature');
    expect(await refusal({ headers: new Headers() })).toBe('missing_signature');
    expect(await refusal({ headers: { 'webhook-signature': 'v1,AAAA' } })).toBe('missing_signature');
  });

  it('refuses a request without time when a tolerance is asked for', async () => {
    expect(await refusal({ toleranceSeconds: 300 })).toBe('missing_signature');
  });

  it('refuses a signed body that is not JSON', async () => {
    const signature = createHmac('sha256', secret).update('hello').digest('hex');
    expect(await refusal({ body: 'hello', headers: { 'service-signature': signature } })).toBe('invalid_payload');
  });

  it('explains the usual mistakes', async () => {
    await expect(verifyWebhook({ body: event as unknown as string, headers: {}, secret })).rejects.toThrow(
      'before any JSON middleware parses it',
    );
    await expect(verifyWebhook({ body, headers: {}, secret: 'sk_live_1' })).rejects.toThrow('starts with whsec_');
    // A variable of the environment that is not set.
    await expect(verifyWebhook({ body, headers: {}, secret: undefined as unknown as string })).rejects.toThrow('starts with whsec_');
  });

  it.each(['whsec_', 'whsec_AAAA', `${secret}\n`, ` ${secret}`, secret.slice(0, -1), `${secret}AAAA`, secret.slice(6)])(
    'does not work with the secret %j: what is not a whole one may be a key that everybody knows',
    async (incomplete) => {
      await expect(verifyWebhook({ body, headers: standardHeaders(), secret: incomplete })).rejects.toThrow(
        'must be the whole webhook secret',
      );
    },
  );
});
