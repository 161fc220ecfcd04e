import { describeInBrowser } from '../system/browser.js';
import { everyFlowByTheLog } from './every-flow.js';

describeInBrowser('the dashboard in a browser, event log on Kafka', () => {
  everyFlowByTheLog('kafka');
});
