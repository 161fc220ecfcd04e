import { everyPath } from './every-path.js';

describe('one machine, event log on Kafka', () => {
  everyPath('kafka');
});
