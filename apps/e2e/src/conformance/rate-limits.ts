import { randomInt } from 'node:crypto';
import type { Answer } from '../system/api.js';
import { expectCommonHeaders, expectError, remaining } from './expectations.js';
import { rule, ruleOfOneMinute, type Section } from './rule.js';

export const rateLimits: Section = (blazon) => {
  ruleOfOneMinute('The window is one minute and the limit is per workspace.', async () => {
    const { live } = await blazon.workspace('pro');
    const { headers } = await live.get('/v1/projects');
    const reset = Number(headers['x-ratelimit-reset']);
    expect(reset % 60).toBe(0);
    expect(reset).toBe((Math.floor(Date.now() / 60_000) + 1) * 60);
    expect((await (await blazon.workspace('pro')).live.get('/v1/projects')).headers['x-ratelimit-remaining']).toBe('999');
  });

  rule('Pro | 60 | 1,000', async () => {
    const { live } = await blazon.workspace('pro');
    expect((await live.get('/v1/projects')).headers['x-ratelimit-limit']).toBe('1000');
    expect((await live.post('/v1/brands/generate', {})).headers['x-ratelimit-limit']).toBe('60');
  });

  rule('Agency | 300 | 5,000', async () => {
    const { live } = await blazon.workspace('agency');
    expect((await live.get('/v1/projects')).headers['x-ratelimit-limit']).toBe('5000');
    expect((await live.post('/v1/brands/generate', {})).headers['x-ratelimit-limit']).toBe('300');
  });

  ruleOfOneMinute('Generation category: `POST /v1/brands/generate`. Everything else: standard.', async () => {
    const { live } = await blazon.workspace('pro');
    const standard = [
      await live.post('/v1/projects', { name: 'x' }),
      await live.get('/v1/projects'),
      await live.get('/v1/projects/x'),
      await live.call('PATCH', '/v1/projects/x', { name: 'x' }),
      await live.call('DELETE', '/v1/projects/x'),
      await live.get('/v1/projects/x/memory'),
      await live.get('/v1/brands'),
      await live.get('/v1/brands/generate'),
      await live.get('/nowhere'),
      await live.call('PUT', '/v1/projects'),
      await live.call('HEAD', '/v1/projects'),
    ];
    expect(standard.map(remaining)).toEqual(standard.map((_, index) => 999 - index));
    expect(remaining(await live.post('/v1/brands/generate', {}))).toBe(59);
  });

  ruleOfOneMinute('environment shared, one counter per category', async () => {
    const { id, live, sandbox } = await blazon.workspace('pro');
    const { key } = await blazon.admin.createKey(id, 'live');
    const another = blazon.client('live', key);
    const answers = [await live.get('/v1/projects'), await sandbox.get('/v1/projects'), await another.get('/v1/projects')];
    expect(answers.map(remaining)).toEqual([999, 998, 997]);
  });

  ruleOfOneMinute('requests left in the current window; at 0 the next request gets 429', async () => {
    const { live, sandbox } = await blazon.workspace('pro');
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, index) => (index % 2 ? live : sandbox).post('/v1/brands/generate', {})),
    );
    const counted = answers.filter(({ status }) => status !== 429);
    expect(counted.map(remaining).sort((a, b) => b - a)).toEqual(Array.from({ length: 60 }, (_, index) => 59 - index));
    for (const refused of answers.filter(({ status }) => status === 429)) {
      expectError(refused, 'rate_limit_exceeded');
      expect(remaining(refused)).toBe(0);
    }
    expect((await live.get('/v1/projects')).status).toBe(200);
  });

  ruleOfOneMinute('message names the seconds; `Retry-After`', async () => {
    const { live } = await blazon.workspace('pro');
    await Promise.all(Array.from({ length: 60 }, () => live.post('/v1/brands/generate', {})));
    const asked = Date.now() / 1000;
    const refused = await live.post<{ error: { message: string } }>('/v1/brands/generate', {});
    const answered = Date.now() / 1000;
    expectError(refused, 'rate_limit_exceeded');
    const seconds = Number(refused.headers['retry-after']);
    const reset = Number(refused.headers['x-ratelimit-reset']);
    expect(seconds).toBeGreaterThan(reset - answered - 1);
    expect(seconds).toBeLessThan(reset - asked + 1);
    expect(refused.body.error.message).toContain(String(seconds));
  });

  ruleOfOneMinute('Replays count.', async () => {
    const { sandbox } = await blazon.workspace('pro');
    const create = () => sandbox.post('/v1/projects', { name: 'x' }, { 'idempotency-key': 'a replay counts' });
    expect([await create(), await create(), await create()].map(remaining)).toEqual([999, 998, 997]);
  });

  rule('Headers on every response', async () => {
    const { live, test_key } = await blazon.workspace('pro');
    const answers: Answer[] = [
      await live.get('/v1/projects'),
      await live.get('/v1/projects/none'),
      await live.get('/nowhere'),
      await live.call('PUT', '/v1/brands'),
      await live.post('/v1/projects', '{'),
      await live.post('/v1/projects', 'x', { 'content-type': 'text/plain' }),
      await blazon.stranger('live').get('/v1/projects'),
      await blazon.stranger('live', test_key).get('/v1/projects'),
      await blazon.stranger('http').get('/v1/projects'),
      await blazon.stranger('live').get('/openapi.json'),
      await blazon.stranger('live').get('/docs'),
    ];
    for (const answer of answers) expectCommonHeaders(answer);
  });

  ruleOfOneMinute(
    'an unauthenticated caller (every 401, and plain HTTP) is counted per client address (100 a minute, then 429) and gets that bucket’s headers',
    async () => {
      const { live, live_key, test_key } = await blazon.workspace('pro');
      const address = `127.2.${randomInt(256)}.${randomInt(1, 255)}`;
      const strangers = [
        blazon.client('live', undefined, address),
        blazon.client('live', test_key, address),
        blazon.client('sandbox', 'sk_test_nonsense', address),
        blazon.client('http', live_key, address),
      ];
      const answers = await Promise.all(
        Array.from({ length: 110 }, (_, index) => {
          const stranger = strangers[index % strangers.length] ?? live;
          return stranger.get('/v1/projects');
        }),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(10);
      for (const answer of refused) expectError(answer, 'rate_limit_exceeded');
      for (const answer of answers) expect(answer.headers['x-ratelimit-limit']).toBe('100');
      const counted = answers.filter(({ status }) => status !== 429);
      expect(counted.map(remaining).sort((a, b) => b - a)).toEqual(Array.from({ length: 100 }, (_, index) => 99 - index));
      expect((await blazon.client('live', live_key, address).get('/v1/projects')).status).toBe(200);
      expect((await blazon.stranger('live').get('/v1/projects')).status).toBe(401);
    },
  );

  rule('A change of plan or invoice reaches every replica within 5 seconds, one of quota and a revocation at once.', async () => {
    const { id, live } = await blazon.workspace('pro');
    const limit = async () => (await live.get('/v1/projects')).headers['x-ratelimit-limit'];
    expect(await limit()).toBe('1000');
    await blazon.admin.updateWorkspace(id, { plan: 'agency' });
    expect(await limit()).toBe('5000');
    await blazon.admin.updateWorkspace(id, { plan: 'pro' });
    expect(await limit()).toBe('1000');
  });
};
