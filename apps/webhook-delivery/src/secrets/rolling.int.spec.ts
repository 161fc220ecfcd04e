import { createHmac } from 'node:crypto';
import { webhookDeliveryApi } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import { Webhook } from 'standardwebhooks';
import type { Received, TestReceiver } from '../testing/receiver.js';
import type { ServiceProcess } from '../testing/service-process.js';
import { TestSystem } from '../testing/system.js';

let system: TestSystem;
let service: ServiceProcess;
let receiver: TestReceiver;

TestSystem.use(async (created) => {
  system = created;
  [service, receiver] = await Promise.all([system.start(), system.receiver()]);
});

let tenant: { workspace_id: string; environment: 'live' };
let first: string;

beforeEach(async () => {
  tenant = { workspace_id: newId('ws'), environment: 'live' };
  first = await read();
});

const params = () => ({ workspace_id: tenant.workspace_id });
const read = async () => (await service.client.call(webhookDeliveryApi.readSecret, { params: params() })).webhook_secret;
const roll = async (body?: { old_valid_for_seconds: number }) =>
  (await service.client.call(webhookDeliveryApi.rollSecret, { params: params(), ...(body && { body }) })).webhook_secret;

/** Which of the secrets verify the next attempt. */
const signers = async (secrets: string[]) => {
  const path = `/${newId('evt')}`;
  await system.succeed({ tenant, webhookUrl: receiver.url(path) });
  const [request] = (await receiver.arrived(path)) as [Received];
  const { headers, body } = request;
  const passes = (secret: string) => {
    try {
      return Boolean(new Webhook(secret).verify(body, headers as Record<string, string>));
    } catch {
      return false;
    }
  };
  return {
    service: secrets.filter((secret) => headers['service-signature'] === createHmac('sha256', secret).update(body).digest('hex')),
    standard: secrets.filter(passes),
  };
};

/** As if the time of overlap had passed. */
const endOverlap = () => system.database.query('update secrets set old_valid_until = now() where workspace_id = $1', [tenant.workspace_id]);

describe('a webhook secret that is rolled', () => {
  it('takes effect at once without a time of overlap', async () => {
    const second = await roll();
    expect(await signers([first, second])).toEqual({ service: [second], standard: [second] });
    const third = await roll({ old_valid_for_seconds: 0 });
    expect(await signers([first, second, third])).toEqual({ service: [third], standard: [third] });
  });

  it('signs beside the old one until the time of overlap has passed', async () => {
    const second = await roll({ old_valid_for_seconds: 3_600 });
    expect(await read()).toBe(second);
    expect(await signers([first, second])).toEqual({ service: [first], standard: [first, second] });
    await endOverlap();
    expect(await signers([first, second])).toEqual({ service: [second], standard: [second] });
  });

  it('ends the overlap by itself', async () => {
    const second = await roll({ old_valid_for_seconds: 1 });
    await waitFor(async () => (await signers([first, second])).service.includes(second));
  });

  it('keeps the secret that receivers go by when it is rolled again during the overlap', async () => {
    const second = await roll({ old_valid_for_seconds: 3_600 });
    const third = await roll({ old_valid_for_seconds: 3_600 });
    expect(await signers([first, second, third])).toEqual({ service: [first], standard: [first, third] });
    const fourth = await roll();
    expect(await signers([first, third, fourth])).toEqual({ service: [fourth], standard: [fourth] });
  });

  it.each([-1, 86_401, 1.5])('refuses an overlap of %d seconds', async (old_valid_for_seconds) => {
    await expect(roll({ old_valid_for_seconds })).rejects.toMatchObject({ code: 'invalid_param' });
    expect(await read()).toBe(first);
  });
});
