import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { List, Project } from '@blazon/contracts';
import { Api } from './system/api.js';
import { freshDirectory, Machine, type Mode } from './system/machine.js';
import { waitFor } from '@blazon/testing';
import { connect } from 'node:net';
import { once } from 'node:events';

const START_TIMEOUT_MS = 240_000;

/**
 * A whole system is started four times here, as seldom as its ends allow: each log in turn, in one data directory. Each is killed the first
 * time, is started again after the other log was used, and is stopped the second time.
 */
describe('one machine', () => {
  let dataDir: string;
  let machine: Machine;
  /** What each log has been given. */
  const made: Record<Mode, Project[]> = { embedded: [], kafka: [] };
  const keys: Partial<Record<Mode, Machine['dev']['workspace']>> = {};

  beforeAll(async () => {
    dataDir = await freshDirectory();
  });
  afterAll(async () => {
    await machine.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = async (mode: Mode) => {
    machine = await Machine.start({ mode, dataDir });
  };
  const withApi = async <T>(work: (api: Api) => Promise<T>): Promise<T> => {
    const api = Api.live(machine.dev);
    try {
      return await work(api);
    } finally {
      await api.close();
    }
  };
  const create = (mode: Mode, name: string) =>
    withApi(async (api) => {
      const { status, body } = await api.call<Project>('POST', '/v1/projects', { name });
      expect(status).toBe(201);
      made[mode].unshift(body);
      return body;
    });
  const read = (id: string) => withApi((api) => api.call<Project>('GET', `/v1/projects/${id}`));
  /** Everything that was made on this log, and nothing of the other. */
  const expectAll = async (mode: Mode) => {
    const { body } = await withApi((api) => api.call<List<Project>>('GET', '/v1/projects?limit=100'));
    expect(body.data).toEqual(made[mode]);
  };

  const startsFirst = (mode: Mode) => {
    it(
      `creates and reads a project over TLS, ${mode}`,
      async () => {
        await start(mode);
        keys[mode] = machine.dev.workspace;
        await expectAll(mode);
        const created = await create(mode, 'Driftwood');
        expect(await read(created.id)).toMatchObject({ status: 200, body: created });
      },
      START_TIMEOUT_MS,
    );

    it(`prints what runs and a first call to paste, ${mode}`, () => {
      const output = machine.output.join('');
      expect(output).toContain(machine.dev.live);
      expect(output).toContain('curl --cacert');
      expect(output).toContain('Stop with Ctrl-C');
    });

    it(`refuses a second start on the same data directory and says who holds it, ${mode}`, async () => {
      const { code, output } = await Machine.refused(dataDir);
      expect(code).toBe(1);
      expect(output).toContain(`in use by the running process ${machine.dev.pid}`);
      expect(await read((await create(mode, 'Still there')).id)).toMatchObject({ status: 200 });
    });

    it(`leaves no service behind after kill -9, ${mode}`, async () => {
      const { live } = machine.dev;
      await machine.kill();
      await waitFor(async () => !(await listens(live)));
    });
  };

  const startsAgain = (mode: Mode) => {
    it(
      `recovers after kill -9, with PostgreSQL left running, and keeps data and keys, although the other log was used since, ${mode}`,
      async () => {
        await start(mode);
        expect(machine.dev.workspace).toEqual(keys[mode]);
        await expectAll(mode);
        await create(mode, 'After');
        await expectAll(mode);
      },
      START_TIMEOUT_MS,
    );

    it(`stops cleanly on Ctrl-C and takes dev.json away, ${mode}`, async () => {
      const started = Date.now();
      expect(await machine.stop()).toBe(0);
      // A service that does not stop is cut off after 20 seconds.
      expect(Date.now() - started).toBeLessThan(20_000);
      expect(existsSync(join(dataDir, 'dev.json'))).toBe(false);
      expect(await machine.rebuild('compare')).toMatchObject({
        code: 1,
        output: expect.stringContaining('Start it with npm start') as string,
      });
    });
  };

  startsFirst('embedded');
  startsFirst('kafka');
  startsAgain('embedded');
  startsAgain('kafka');
});

async function listens(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

describe('a start that cannot work', () => {
  it('names every wrong variable at once', async () => {
    const { code, output } = await Machine.refused('/nonexistent', { BLAZON_LIVE_PORT: 'eighty', BLAZON_WEBHOOK_DELAYS: 'soon' });
    expect(code).toBe(1);
    expect(output).toMatch(/BLAZON_LIVE_PORT[\s\S]*BLAZON_WEBHOOK_DELAYS/);
  });
});
