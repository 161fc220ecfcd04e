import { readFile } from 'node:fs/promises';
import { loadConfig, serviceConfig } from '@blazon/platform';
import { gatewayConfig } from './config.js';

const required = {
  DATABASE_URL: 'postgres://localhost/gateway',
  SERVICE_TOKEN: 'x'.repeat(32),
  PROJECTS_URL: 'http://projects',
  GENERATION_URL: 'http://generation',
  MEMORY_GRAPH_URL: 'http://memory-graph',
  WEBHOOK_DELIVERY_URL: 'http://webhook-delivery',
};

describe('the configuration of the gateway', () => {
  it('has the documented ports and quotas by default, no proxy, and no admin API', () => {
    expect(loadConfig(gatewayConfig, required)).toMatchObject({
      BLAZON_LIVE_PORT: 8443,
      BLAZON_SANDBOX_PORT: 8444,
      BLAZON_HTTP_PORT: 8080,
      BLAZON_ADMIN_PORT: 8445,
      BLAZON_QUOTA_FREE: 0,
      BLAZON_QUOTA_PRO: 1_000,
      BLAZON_QUOTA_AGENCY: 10_000,
      BLAZON_TRUSTED_PROXIES: '',
      BLAZON_WEBHOOK_ALLOW_CIDRS: '',
      BLAZON_WEBHOOK_ALLOW_PORTS: '',
    });
    expect(loadConfig(gatewayConfig, required).BLAZON_ADMIN_TOKEN).toBeUndefined();
  });

  it.each([
    [{ BLAZON_TLS_CERT: '/cert.pem' }, /BLAZON_TLS_KEY.*set both, or none/],
    [{ BLAZON_TRUSTED_PROXIES: '10.0.0.0' }, /BLAZON_TRUSTED_PROXIES.*not a CIDR block/],
    [{ BLAZON_WEBHOOK_ALLOW_PORTS: '443,https' }, /BLAZON_WEBHOOK_ALLOW_PORTS.*"https" is not a port/],
    [{ BLAZON_ADMIN_TOKEN: 'short' }, /BLAZON_ADMIN_TOKEN.*at least 32/],
    [{ BLAZON_QUOTA_PRO: '-1' }, /BLAZON_QUOTA_PRO/],
  ])('refuses %j', (variables, message) => {
    expect(() => loadConfig(gatewayConfig, { ...required, ...variables })).toThrow(message);
  });

  it('is described in the README, variable by variable', async () => {
    const readme = (await readFile(new URL('../README.md', import.meta.url), 'utf8')).replace(/ +/g, ' ');
    const own = Object.entries(gatewayConfig.shape).filter(([name]) => !(name in serviceConfig.shape));
    for (const [name, field] of own) expect(readme).toContain(`| \`${name}\` | ${String(field.description)} |`);
  });
});
