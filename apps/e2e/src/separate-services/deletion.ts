import { randomInt, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Brand, type Job, type Project, topics } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { tablesHoldingEach, waitFor } from '@blazon/testing';
import type { Api } from '../system/api.js';
import { createProject, enqueue, generate, list, succeeded } from '../system/blazon.js';
import { type Fleet, serviceNames } from '../system/fleet.js';
import { Receiver } from '../system/receiver.js';
import type { SeparateServices } from './services.js';

/** A word that is nowhere else, and that every font can write. */
function word(): string {
  return `q${Array.from({ length: 11 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;
}

/** Nothing of a deleted project is left in any table of any database, in any topic, nor on the broker's disk. */
export function deletion(services: SeparateServices): void {
  const { kafka } = services;
  let fleet: Fleet;
  let receiver: Receiver;
  let api: Api;

  beforeAll(async () => {
    ({ fleet } = services);
    receiver = await Receiver.start(fleet);
    api = services.live(await services.createWorkspace());
  });

  afterAll(() => receiver.stop());

  const tablesOfEach = async (texts: string[]): Promise<Map<string, string[]>> => {
    const found = new Map<string, string[]>(texts.map((text) => [text, []]));
    for (const name of serviceNames) {
      for (const [text, tables] of await tablesHoldingEach(fleet.databaseOf(name), texts))
        found.get(text)?.push(...tables.map((table) => `${name}: ${table}`));
    }
    return found;
  };
  /** Every place of every database and topic that holds a text, by text: `service: table` or `topic/partition`. Each is read once for all. */
  const placesOfEach = async (texts: string[]): Promise<Map<string, Set<string>>> => {
    const places = new Map(texts.map((text) => [text, new Set<string>()]));
    const note = (content: string, place: string) => {
      for (const [text, found] of places) if (content.includes(text)) found.add(place);
    };
    for (const [text, tables] of await tablesOfEach(texts)) for (const table of tables) places.get(text)?.add(table);
    for (const topic of Object.keys(topics)) {
      for (const [partition, to] of await fleet.log.endOffsets(topic)) {
        for await (const { key, headers, value } of fleet.log.read({ topic, partition, from: 0n, to }))
          note(`${key} ${JSON.stringify(headers)} ${value?.toString() ?? ''}`.toLowerCase(), `${topic}/${partition}`);
      }
    }
    if (kafka) for await (const { name, content } of segments(kafka.directory)) note(content.toLowerCase(), name);
    return places;
  };
  const placesOf = async (text: string): Promise<string[]> => [...((await placesOfEach([text])).get(text) ?? [])];
  const deadLetters = async (): Promise<number> => {
    const counts = await Promise.all(serviceNames.map(async (name) => (await fleet.query(name, 'select from dead_letters')).rowCount ?? 0));
    return counts.reduce((sum, count) => sum + count);
  };
  const post = <T>(path: string, body: object) => api.post<T>(path, body, { 'idempotency-key': randomUUID() });
  /** An hour passes: the markers behind the tombstones are sent, which makes Kafka close the segments of partitions that fell silent. */
  const letAnHourPass = async () => {
    await new Promise((resolve) => setTimeout(resolve, (kafka?.maxLagMs ?? 0) * 1.5));
    for (const name of serviceNames) await fleet.query(name, `update outbox set not_before = now() where key = 'marker'`);
  };

  it('leaves no word of it in any table of any database, nor in any topic', async () => {
    const words = {
      name: word(),
      newName: word(),
      description: word(),
      prompt: word(),
      brand: word(),
      refinement: word(),
      webhookPath: word(),
      answer: word(),
      unreadable: word(),
      late: word(),
    };
    const kept = word();
    const other = await createProject(api, kept);
    receiver.answer = ({ path }, response) => {
      response.writeHead(path.includes('refused') ? 500 : 200).end(words.answer);
    };

    const { id } = succeeded(await post<Project>('/v1/projects', { name: words.name, description: words.description }), 201);
    const ask = async (prompt: string, fields: object = {}): Promise<Job> =>
      succeeded(await post<Job>('/v1/brands/generate', { project_id: id, prompt, ...fields }), 202);
    succeeded(await api.call('PATCH', `/v1/projects/${id}`, { name: words.newName }), 200);
    const prompt = `a coffee roastery called ${words.brand}, like ${words.prompt}`;
    const first = await ask(prompt, { webhook_url: receiver.url(`/${words.webhookPath}`) });
    await receiver.arrived(`/${words.webhookPath}`);
    const [brand] = (await list<Brand>(api, `/v1/brands?project_id=${id}`)).filter(({ job_id }) => job_id === first.id);
    await ask(`warmer, as ${words.refinement}`, { memory_id: brand?.memory_id, webhook_url: receiver.url('/refused') });
    await receiver.arrived('/refused');
    await ask('🦊', { webhook_url: receiver.url(`/failed-${words.webhookPath}`) });
    await receiver.arrived(`/failed-${words.webhookPath}`);
    await generate(api, id, prompt);
    await appendUnreadable(id, words.unreadable);
    // One for each reader of jobs: gateway, generation, memory-graph, webhook-delivery.
    await waitFor(async () => (await deadLetters()) === 4);
    await generate(api, other.id, `a bakery called ${kept}`);

    // Attempts are on record a moment after the receiver has seen them.
    await waitFor(async () => (await placesOf(words.answer)).includes('webhook-delivery: public.attempts'));
    const places = await placesOfEach(Object.values(words));
    const before = (text: string) => [...(places.get(text) ?? [])].map((place) => place.replace(/\/\d+$/, ''));
    expect(before(words.name)).toContain('gateway: public.idempotency_keys');
    expect(before(words.newName)).toEqual(expect.arrayContaining(['projects: public.projects', 'projects']));
    expect(before(words.description)).toEqual(expect.arrayContaining(['projects: public.projects', 'projects']));
    for (const text of [words.prompt, words.refinement]) {
      expect(before(text)).toEqual(expect.arrayContaining(['generation: public.jobs', 'memory-graph: public.nodes', 'jobs']));
    }
    expect(before(words.brand)).toEqual(expect.arrayContaining(['generation: public.brands', 'webhook-delivery: public.deliveries']));
    expect(before(words.webhookPath)).toEqual(expect.arrayContaining(['webhook-delivery: public.deliveries', 'jobs']));
    expect(before(words.unreadable)).toContain('jobs');

    const nowhere = new Map(Object.values(words).map((text) => [text, new Set()]));
    // Jobs that are queued or being worked on at this moment are abandoned.
    const late = Array.from({ length: 8 }, () => post('/v1/brands/generate', { project_id: id, prompt: `an inn like ${words.late}` }));
    await enqueue(api, id, `an inn like ${words.late}`);
    succeeded(await api.call('DELETE', `/v1/projects/${id}`), 200);
    await Promise.all(late);
    await waitFor(
      async () => {
        expect(await tablesOfEach(Object.values(words))).toEqual(new Map(Object.values(words).map((text) => [text, []])));
        return true;
      },
      { withinMs: 15_000, everyMs: 200 },
    );
    if (kafka) {
      await waitFor(async () => (await fleet.query('generation', `select from outbox where key = 'marker'`)).rowCount !== 0);
      await letAnHourPass();
    }
    await waitFor(
      async () => {
        if (kafka) await letAnHourPass();
        expect(await placesOfEach(Object.values(words))).toEqual(nowhere);
        return true;
      },
      // Kafka has to compact first.
      { withinMs: kafka ? 90_000 : 15_000, everyMs: 500 },
    );
    expect(await deadLetters()).toBe(0);
    expect((await placesOf(kept)).length).toBeGreaterThan(3);
    expect(await list<Brand>(api, '/v1/brands')).toMatchObject([{ project_id: other.id }]);
  }, 360_000);

  /** A future bug may write such a record: nobody can read it, but it holds words of the project. */
  const appendUnreadable = async (projectId: string, text: string): Promise<void> => {
    const headers = {
      ce_id: newId('evt'),
      ce_type: 'job.started',
      ce_source: 'e2e',
      ce_time: new Date().toISOString(),
      ce_subject: newId('job'),
    };
    const value = Buffer.from(JSON.stringify({ project_id: projectId, worker: text }));
    await fleet.log.append([{ topic: topics.jobs.name, key: newId('evt'), partitionKey: projectId, headers, value }]);
  };
}

/** The segments on a broker's disk, which hold more than readers see. */
async function* segments(directory: string): AsyncGenerator<{ name: string; content: string }> {
  for (const name of await readdir(directory, { recursive: true })) {
    // The cleaner may have taken a file away since it was listed.
    if (name.endsWith('.log')) yield { name, content: await readFile(join(directory, name), 'latin1').catch(() => '') };
  }
}
