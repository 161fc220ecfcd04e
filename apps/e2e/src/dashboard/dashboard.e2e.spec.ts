import { Blazon } from '../system/blazon.js';
import { describeInBrowser } from '../system/browser.js';
import { firstFiveMinutes } from './first-five-minutes.js';
import { keyboard } from './keyboard.js';
import { settings } from './settings.js';
import { Visit } from './visit.js';
import { webhooks } from './webhooks.js';

/** Nobody wants to wait for a minute between attempts. */
const variables = { BLAZON_WEBHOOK_DELAYS: '2,2,2' };

function reportsNoFault(visit: Visit): void {
  it('reports no fault of its own on any page', () => {
    expect(visit.faults).toEqual([]);
  });
}

describeInBrowser('the dashboard in a browser', () => {
  const visit = Visit.use(Blazon.use({ variables }));
  firstFiveMinutes(visit);
  webhooks(visit);
  settings(visit);
  keyboard(visit);
  reportsNoFault(visit);
});

describeInBrowser('the dashboard in a browser, event log on Kafka', () => {
  const visit = Visit.use(Blazon.use({ mode: 'kafka', variables }));
  firstFiveMinutes(visit);
  webhooks(visit);
  reportsNoFault(visit);
});
