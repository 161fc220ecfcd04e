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

// Nobody wants to wait for a minute between attempts.
const BLAZON_WEBHOOK_DELAYS = '2,2,2';

/** Every flow of the dashboard, one after the other on one page. */
export function everyFlow(): void {
  const github = new GitHub();
  const visit = Visit.use(Blazon.use({ variables: { BLAZON_GITHUB_KEYS: github.keysFile, BLAZON_WEBHOOK_DELAYS } }));
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
  reportsNoFault(visit);
}

/** The flows whose news reach a page through the log: jobs, webhooks and changes of a project. */
export function everyFlowByTheLog(mode: Mode): void {
  const visit = Visit.use(Blazon.use({ mode, variables: { BLAZON_WEBHOOK_DELAYS } }));
  firstFiveMinutes(visit);
  webhooks(visit);
  projects(visit);
  reportsNoFault(visit);
}

function reportsNoFault(visit: Visit): void {
  it('reports no fault of its own on any page', () => {
    expect(visit.faults).toEqual([]);
  });
}
