import { withLinksOfTheSite } from './guides.js';

describe('a guide of the repository on the site', () => {
  it.each([
    ['a page of the site', '[runbook](runbook.md#blazonservicedown)', '[runbook](./runbook#blazonservicedown)'],
    ['another file', '[generation](../apps/generation/README.md#rebuild)', 'generation (`apps/generation/README.md`)'],
    ['the same page', '[sizes](#sizing)', '[sizes](#sizing)'],
    ['elsewhere', '[Helm](https://helm.sh)', '[Helm](https://helm.sh)'],
  ])('leads to %s', (_where, link, shown) => {
    expect(withLinksOfTheSite(link, 'deploy/README.md')).toBe(shown);
  });
});
