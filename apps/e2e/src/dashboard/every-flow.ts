import { GitHub } from '../conformance/secret-scanning.js';
import { Blazon } from '../system/blazon.js';
import type { Mode } from '../system/machine.js';
import { failures } from './failures.js';
import { firstFiveMinutes } from './first-five-minutes.js';
import { keyboard } from './keyboard.js';
import { projects } from './projects.js';
import { settings } from './settings.js';
import { Visit } from './visit.js';
import { webhookSettings } from './webhook-settings.js';
import { webhooks } from './webhooks.js';

/** All that people do here, one after the other on one page. */
export function everyFlow(mode: Mode): void {
  const github = new GitHub();
  const variables = {
    BLAZON_GITHUB_KEYS: github.keysFile,
    // Nobody wants to wait for a minute between attempts.
    BLAZON_WEBHOOK_DELAYS: '2,2,2',
  };
  const visit = Visit.use(Blazon.use({ mode, variables }));
  afterAll(() => {
    github.remove();
  });
  firstFiveMinutes(visit);
  webhooks(visit);
  webhookSettings(visit);
  settings(visit, github);
  keyboard(visit);
  failures(visit);
  projects(visit);
  it('reports no fault of its own on any page', () => {
    expect(visit.faults).toEqual([]);
  });
}
