import { execFile, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createProject, enqueue } from '../system/blazon.js';
import { Receiver } from '../system/receiver.js';
import type { Visit } from './visit.js';

/** Turns the sample on the page into a program that prints whether it accepts the body with each of two signatures. */
const programs = [
  {
    tab: 'TypeScript',
    run: ['verify.ts', process.execPath],
    whole: (code: string) =>
      `${code}\nconst [, , body = '', secret = '', ...signatures] = process.argv;\n` +
      `console.log(signatures.map((signature) => isFromBlazon(Buffer.from(body), signature, secret)).join(' '));\n`,
  },
  {
    tab: 'Python',
    run: ['verify.py', 'python3'],
    whole: (code: string) =>
      `${code}\nimport sys\nbody, secret, *signatures = sys.argv[1:]\n` +
      `print(*[str(is_from_blazon(body.encode(), each, secret)).lower() for each in signatures])\n`,
  },
  {
    tab: 'Go',
    run: ['verify.go', 'go', 'run'],
    whole: (code: string) =>
      `package main\nimport ("fmt"; "os")\n${code}\nfunc main() {\n\tbody, secret := []byte(os.Args[1]), os.Args[2]\n` +
      `\tfmt.Println(isFromBlazon(body, os.Args[3], secret), isFromBlazon(body, os.Args[4], secret))\n}\n`,
  },
];

/** Secrets, the code that checks signatures, filters, and sending again. */
export function webhookSettings(visit: Visit): void {
  const pick = async (name: string, option: string): Promise<void> => {
    await visit.page.getByRole('combobox', { name }).click();
    await visit.page.getByRole('option', { name: option, exact: true }).click();
  };

  it('finds what could not be delivered by its filters, and sends it again once the receiver is back', async () => {
    const { page } = visit;
    const receiver = await Receiver.start(visit.blazon.machine.dev);
    try {
      receiver.answer = (_request, response) => response.writeHead(503).end();
      const api = visit.blazon.client('live', visit.blazon.machine.dev.workspace.live_key);
      const project = await createProject(api, 'Unreachable');
      const job = await enqueue(api, project.id, 'Unreachable, a lighthouse', { webhook_url: receiver.url('/down') });
      await receiver.arrived('/down', 4);

      await page.getByRole('link', { name: 'Deliveries' }).click();
      await page.getByRole('heading', { name: 'Deliveries' }).waitFor();
      const row = page.getByRole('row', { name: receiver.url('/down') });
      await row.getByText('undeliverable').waitFor();
      await pick('Status', 'undeliverable');
      await page
        .getByRole('row', { name: /\/inbox/ })
        .first()
        .waitFor({ state: 'detached' });
      await row.waitFor();
      await pick('Environment', 'sandbox');
      await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
      await page.getByRole('button', { name: 'Clear the filters' }).click();
      await page.getByLabel('Job', { exact: true }).fill(job.id);
      await row.waitFor();

      receiver.answer = (_request, response) => response.end('welcome back');
      await page.getByRole('button', { name: 'Resend undeliverable' }).click();
      await page.getByRole('dialog', { name: 'Resend undeliverable' }).getByRole('button', { name: 'Resend' }).click();
      await page.getByRole('alert').filter({ hasText: '1 delivery is sent again.' }).getByRole('button', { name: 'Close' }).click();
      await row.getByText('delivered', { exact: true }).waitFor();

      await row.getByRole('button', { name: 'Open' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delivery' });
      await dialog.getByRole('button', { name: /^200 Attempt 5/ }).click();
      await dialog.getByText('welcome back').waitFor();
      await dialog.getByRole('button', { name: 'Resend', exact: true }).click();
      await dialog.getByRole('button', { name: /^200 Attempt 6/ }).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    } finally {
      await receiver.stop();
    }
  });

  it('makes an endpoint the default of its environment, and another one after it', async () => {
    const { page } = visit;
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
    const inbox = page.getByRole('region', { name: /\/inbox\// });
    const tested = page.getByRole('region', { name: /\/tested$/ });
    await inbox.getByText('default', { exact: true }).waitFor();
    await tested.getByRole('button', { name: 'Make default' }).click();
    await tested.getByText('default', { exact: true }).waitFor();
    await inbox.getByText('default', { exact: true }).waitFor({ state: 'detached' });
    await inbox.getByRole('button', { name: 'Make default' }).click();
    await inbox.getByText('default', { exact: true }).waitFor();
    await tested.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog', { name: 'Remove endpoint' }).getByRole('button', { name: 'Remove' }).click();
    await tested.waitFor({ state: 'detached' });
  });

  it('shows code that tells what is genuine', async () => {
    const { page } = visit;
    const folder = await mkdtemp(join(tmpdir(), 'blazon-verify-'));
    const [body, secret] = ['{"name": "Zoë"}', 'whsec_of a test'];
    const genuine = createHmac('sha256', secret).update(body).digest('hex');
    try {
      for (const { tab, run, whole } of programs) {
        const [file = '', program = '', ...args] = run;
        if (spawnSync(program, [program === 'go' ? 'version' : '--version']).status !== 0) continue;
        await page.getByRole('tab', { name: tab }).click();
        await writeFile(join(folder, file), whole(await page.getByLabel(`${tab} code`).innerText()));
        const words = [...args, join(folder, file), body, secret, genuine, genuine.replace(/^./, 'x')];
        expect([tab, (await promisify(execFile)(program, words)).stdout.trim()]).toEqual([tab, 'true false']);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('reveals the secret when it is asked to, and rolls it', async () => {
    const { page } = visit;
    const { webhook_secret } = visit.blazon.machine.dev.workspace;
    expect(await page.content()).not.toContain(webhook_secret);
    await page.getByRole('button', { name: 'Reveal' }).click();
    await page.getByText(webhook_secret).waitFor();
    await page.getByRole('button', { name: 'Roll' }).click();
    const dialog = page.getByRole('dialog', { name: 'Roll the webhook secret' });
    await dialog.getByRole('combobox', { name: 'The old secret stays valid' }).click();
    await page.getByRole('option', { name: 'for an hour' }).click();
    await dialog.getByRole('button', { name: 'Roll' }).click();
    await page.getByText(webhook_secret).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Webhook secret', { exact: true }).innerText()).toMatch(/^whsec_/);
  });
}
