import { Blazon } from '../system/blazon.js';
import { adminApi, authentication, keys } from './authentication.js';
import { commonRules, versioning } from './common-rules.js';
import { documentation } from './documentation.js';
import { errors, orderOfChecks } from './errors.js';
import { fields } from './fields.js';
import { generation } from './generation.js';
import { idempotency } from './idempotency.js';
import { isolation } from './isolation.js';
import { pagination } from './pagination.js';
import { projects } from './projects.js';
import { rateLimits } from './rate-limits.js';
import type { Section } from './rule.js';
import { GitHub, secretScanning } from './secret-scanning.js';

const github = new GitHub();

/** In the order of the specification; each section brings its own workspaces, so that none counts on another's limits. */
const sections: Record<string, Section> = {
  'Common rules': commonRules,
  Pagination: pagination,
  Projects: projects,
  'Generation, memory and brands': generation,
  'Null, empty, text and unknown fields': fields,
  Authentication: authentication,
  Keys: keys,
  'Secret scanning': (blazon) => {
    secretScanning(blazon, github);
  },
  Errors: errors,
  'Order of checks': orderOfChecks,
  Idempotency: idempotency,
  'Rate limits': rateLimits,
  Versioning: versioning,
  'Admin API': adminApi,
  'The reference': documentation,
  Isolation: isolation,
};

describe('the specification, sentence by sentence', () => {
  const blazon = Blazon.use({ variables: { BLAZON_GITHUB_KEYS: github.keysFile } });

  afterAll(() => {
    github.remove();
  });

  for (const [title, section] of Object.entries(sections)) {
    describe(title, () => {
      section(blazon);
    });
  }
});
