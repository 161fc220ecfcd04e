import { waitFor } from '@blazon/testing';
import { createProject, enqueue } from '../system/blazon.js';
import { Receiver } from '../system/receiver.js';
import type { Visit } from './visit.js';

/** Endpoints, and each attempt as it is made. */
export function webhooks(visit: Visit): void {
  it('lists each delivery with what was sent and what came back', async () => {
    await visit.page.getByRole('link', { name: 'Deliveries' }).click();
    await visit.page.getByRole('heading', { name: 'Deliveries' }).waitFor();
    await visit.page.getByRole('button', { name: 'Open' }).first().click();
    const dialog = visit.page.getByRole('dialog', { name: 'Delivery' });
    await dialog.getByRole('button', { name: /^200 Attempt 1/ }).click();
    await dialog.getByLabel('Request body').waitFor();
    await dialog.getByLabel('Response headers').waitFor();
    await visit.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('sends a test event to an endpoint, and shows what it answered', async () => {
    const receiver = await Receiver.start(visit.blazon.machine.dev);
    try {
      await visit.page.getByRole('link', { name: 'Webhooks' }).click();
      await visit.page.getByRole('button', { name: 'Add endpoint' }).first().click();
      await visit.page.getByLabel('URL').fill(receiver.url('/tested'));
      await visit.page.getByLabel('Default of live').uncheck();
      await visit.page.getByRole('button', { name: 'Add', exact: true }).click();
      const endpoint = visit.page.getByRole('region', { name: receiver.url('/tested') });
      await endpoint.getByRole('button', { name: 'Send test event' }).click();
      const result = visit.page.getByRole('dialog', { name: 'Result of the test event' });
      await result.getByRole('button', { name: /^200 Attempt 1/ }).waitFor();
      expect(receiver.received.map(({ path }) => path)).toEqual(['/tested']);
      await visit.page.keyboard.press('Escape');
      await result.waitFor({ state: 'hidden' });
    } finally {
      await receiver.stop();
    }
  });

  it('shows each attempt while the page is open, without a reload: those that fail, and the one that arrives', async () => {
    const receiver = await Receiver.start(visit.blazon.machine.dev);
    try {
      receiver.answer = (_request, response) => response.writeHead(receiver.received.length < 3 ? 500 : 200).end();
      const { workspace } = visit.blazon.machine.dev;
      const api = visit.blazon.client('live', workspace.live_key);
      await visit.page.getByRole('link', { name: 'Deliveries' }).click();
      await visit.page.getByRole('heading', { name: 'Deliveries' }).waitFor();
      const row = visit.page.getByRole('row', { name: receiver.url('/flaky') });
      const project = await createProject(api, 'Flaky');
      await enqueue(api, project.id, 'Flaky, a bakery', { webhook_url: receiver.url('/flaky') });
      await row.getByText('pending').waitFor({ timeout: 30_000 });
      await row.getByText('The receiver answered 500; only 2xx counts as delivered.').waitFor();
      await row.getByText('delivered', { exact: true }).waitFor({ timeout: 30_000 });
      await waitFor(() => receiver.received.length === 3);
      await row.getByRole('cell', { name: '3', exact: true }).waitFor();
    } finally {
      await receiver.stop();
    }
  });

  it('tells the attempts in the timeline of the job', async () => {
    await visit.page.getByRole('link', { name: 'Projects', exact: true }).click();
    await visit.page.getByRole('heading', { name: 'Projects' }).waitFor();
    await visit.page.getByRole('link', { name: 'Flaky' }).click();
    await visit.page.getByRole('heading', { name: 'Flaky' }).waitFor();
    await visit.page.getByRole('button', { name: 'Timeline of its job' }).click();
    await visit.page.getByText('Webhook attempt 2 failed').waitFor();
    await visit.page.getByText('Webhook delivered').waitFor();
  });
}
