import { documentation } from './documentation.js';
import { sdk } from './sdk/sdk.js';
import { Blazon } from './system/blazon.js';

describe('for developers', () => {
  const blazon = Blazon.use();
  // First: it counts the projects of the demo workspace.
  describe('the documentation', () => {
    documentation(blazon);
  });
  describe('the SDK', () => {
    sdk(blazon);
  });
});
