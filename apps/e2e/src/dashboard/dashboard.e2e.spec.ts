import { describeInBrowser } from '../system/browser.js';
import { everyFlow } from './every-flow.js';

describeInBrowser('the dashboard in a browser', () => {
  everyFlow();
});
