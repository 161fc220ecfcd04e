import { GitHub } from '../conformance/secret-scanning.js';
import { Blazon } from '../system/blazon.js';
import { describeInBrowser } from '../system/browser.js';
import { failures } from './failures.js';
import { firstFiveMinutes } from './first-five-minutes.js';
import { keyboard } from './keyboard.js';
import { projects } from './projects.js';
import { settings } from './settings.js';
import { Visit } from './visit.js';
import { webhookSettings } from './webhook-settings.js';
import { webhooks } from './webhooks.js';

const github = new GitHub();
const variables = {
  BLAZON_GITHUB_KEYS: github.keysFile,
  /** Nobody wants to wait for a minute between attempts. */
  BLAZON_WEBHOOK_DELAYS: '2,2,2',
};

afterAll(() => {
  github.remove();
});

/** All that people do here, one after the other on one page. */
function everyFlow(visit: Visit): void {
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

describeInBrowser('the dashboard in a browser', () => {
  everyFlow(Visit.use(Blazon.use({ variables })));
});

describeInBrowser('the dashboard in a browser, event log on Kafka', () => {
  everyFlow(Visit.use(Blazon.use({ mode: 'kafka', variables })));
});
