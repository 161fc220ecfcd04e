import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { List, Project } from '@blazon/contracts';
import { Api } from './system/api.js';
import { freshDirectory, Machine, type Mode } from './system/machine.js';
import { waitFor } from '@blazon/testing';
import { connect } from 'node:net';
import { once } from 'node:events';

const modes: Mode[] = ['embedded', 'kafka'];

describe.each(modes)('one machine, %s', (mode) => {
  let machine: Machine;

  beforeAll(async () => {
    machine = await Machine.start({ mode });
  }, 180_000);

  afterAll(async () => {
    await machine.remove();
  });

  const create = async (name: string) => {
    const api = Api.live(machine.dev);
    const answer = await api.call<Project>('POST', '/v1/projects', { name });
    await api.close();
    return answer;
  };

  const read = async (id: string) => {
    const api = Api.live(machine.dev);
    const answer = await api.call<Project>('GET', `/v1/projects/${id}`);
    await api.close();
    return answer;
  };

  it('creates and reads a project over TLS', async () => {
    const created = await create('Driftwood');
    expect(created.status).toBe(201);
    expect(await read(created.body.id)).toMatchObject({ status: 200, body: created.body });
  });

  it('prints what runs and a first call to paste', () => {
    const output = machine.output.join('');
    expect(output).toContain(machine.dev.live);
    expect(output).toContain('curl --cacert');
    expect(output).toContain('Stop with Ctrl-C');
  });

  it('refuses a second start on the same data directory and says who holds it', async () => {
    const { code, output } = await Machine.refused(machine.dataDir);
    expect(code).toBe(1);
    expect(output).toContain(`in use by the running process ${machine.dev.pid}`);
    expect(await read((await create('Still there')).body.id)).toMatchObject({ status: 200 });
  });

  it('stops cleanly on Ctrl-C, takes dev.json away, and keeps data and keys for the next start', async () => {
    const { body: project } = await create('Kept');
    const before = machine.dev.workspace;
    const started = Date.now();
    expect(await machine.stop()).toBe(0);
    // Whoever cannot stop by itself is cut off after 20 seconds.
    expect(Date.now() - started).toBeLessThan(20_000);
    expect(existsSync(join(machine.dataDir, 'dev.json'))).toBe(false);
    expect(await machine.rebuild('compare')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Start it with npm start') as string,
    });
    machine = await Machine.start({ mode, dataDir: machine.dataDir });
    expect(machine.dev.workspace).toEqual(before);
    expect(await read(project.id)).toMatchObject({ status: 200, body: project });
  });

  it('recovers after kill -9, with PostgreSQL left running and no service left behind', async () => {
    const { body: project } = await create('Survivor');
    const { live } = machine.dev;
    await machine.kill();
    await waitFor(async () => !(await listens(live)));
    machine = await Machine.start({ mode, dataDir: machine.dataDir });
    expect(await read(project.id)).toMatchObject({ status: 200, body: project });
    expect((await create('After')).status).toBe(201);
  });
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

describe('one data directory', () => {
  it('serves both logs in turn, each with data of its own', async () => {
    const dataDir = await freshDirectory();
    /** The projects that a start in this mode finds, after it has made one more. */
    const projectsOn = async (mode: Mode): Promise<string[]> => {
      const machine = await Machine.start({ mode, dataDir });
      const api = Api.live(machine.dev);
      await api.call<Project>('POST', '/v1/projects', { name: mode });
      const { body } = await api.call<List<Project>>('GET', '/v1/projects');
      await api.close();
      await machine.stop();
      return body.data.map(({ name }) => name);
    };
    expect(await projectsOn('embedded')).toEqual(['embedded']);
    expect(await projectsOn('kafka')).toEqual(['kafka']);
    expect(await projectsOn('embedded')).toEqual(['embedded', 'embedded']);
    await rm(dataDir, { recursive: true, force: true });
  }, 240_000);
});

describe('a start that cannot work', () => {
  it('names every wrong variable at once', async () => {
    const { code, output } = await Machine.refused('/nonexistent', { BLAZON_LIVE_PORT: 'eighty', BLAZON_WEBHOOK_DELAYS: 'soon' });
    expect(code).toBe(1);
    expect(output).toMatch(/BLAZON_LIVE_PORT[\s\S]*BLAZON_WEBHOOK_DELAYS/);
  });
});
