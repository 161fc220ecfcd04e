import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Brief } from './brief.js';
import { withBriefEndpoint } from './brief-endpoint.js';
import { createEngine, UnsupportedPromptError } from './engine.js';
import { createUnderstanding, type Understanding } from './understanding/index.js';

const icons = [
  { id: 'fox', tags: ['animal'] },
  { id: 'coffee', tags: ['cup'] },
];
const prompt = 'Coffee roaster Northwind, deep blue, lowercase';

describe('a brief by an OpenAI-compatible endpoint', () => {
  let local: Understanding;
  let reading: Brief;
  let server: Server | undefined;
  let reasons: string[];

  beforeAll(async () => {
    local = await createUnderstanding(icons);
    reading = await local.understand(prompt);
  });
  beforeEach(() => (reasons = []));
  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((closed) => server?.close(closed));
  });

  async function serve(answers: RequestListener): Promise<string> {
    server = createServer(answers);
    await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
  }

  async function endpointThat(answers: RequestListener, deadline = 30_000): Promise<Understanding> {
    const url = await serve(answers);
    return withBriefEndpoint(local, { url, model: 'm', key: 'k', deadline, onFallback: (reason) => reasons.push(reason) }, [
      'fox',
      'coffee',
    ]);
  }
  const says =
    (content: string): RequestListener =>
    (_, response) =>
      void response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  /** A good brief but for `change`; written when asked, since it starts from the local reading. */
  const writes =
    (change: object): RequestListener =>
    (incoming, response) => {
      const good = { ...reading, name: 'Northwind Roasters', nameSource: 'model', icons: [{ id: 'fox', score: 0.9 }] };
      says(JSON.stringify({ ...good, ...change }))(incoming, response);
    };

  it('takes a valid brief, keeps the demands of the prompt, and sends model, key and prompt', async () => {
    let request = '';
    let authorization: string | undefined;
    const understanding = await endpointThat((incoming, response) => {
      authorization = incoming.headers.authorization;
      incoming.on('data', (chunk: Buffer) => (request += chunk.toString()));
      incoming.on('end', () => {
        writes({ constraints: { ...reading.constraints, letterCase: 'upper' } })(incoming, response);
      });
    });
    const brief = await understanding.understand(prompt);
    expect(brief).toMatchObject({ name: 'Northwind Roasters', nameSource: 'model', icons: [{ id: 'fox' }] });
    expect(brief.constraints.letterCase).toBe('lower');
    expect(authorization).toBe('Bearer k');
    expect(JSON.parse(request)).toMatchObject({ model: 'm', messages: [{ role: 'system' }, { role: 'user', content: prompt }] });
    expect(reasons).toEqual([]);
  });

  it('is what an engine draws from', async () => {
    const engine = await createEngine({ briefEndpoint: { url: await serve(writes({ icons: [] })), model: 'm' } });
    const { node } = await engine.generate({ prompt, seed: '0'.repeat(32), watermark: false });
    expect(node.brief).toMatchObject({ name: 'Northwind Roasters', nameSource: 'model' });
    expect(node.decisions.name).toBe('Northwind Roasters');
  });

  it('accepts an answer in a code fence', async () => {
    const understanding = await endpointThat(says(`\`\`\`json\n${JSON.stringify({ ...reading, name: 'Northwind Roasters' })}\n\`\`\``));
    expect((await understanding.understand(prompt)).name).toBe('Northwind Roasters');
  });

  it('leaves a quoted name to the prompt', async () => {
    const understanding = await endpointThat(writes({}));
    expect(await understanding.understand('A café "Kestrel"')).toMatchObject({ name: 'Kestrel', nameSource: 'quoted' });
  });

  it.each<[string, RequestListener]>([
    ['garbage', (_, response) => void response.end('<html>no json</html>')],
    ['JSON of another shape', (_, response) => void response.end('{"choices":[]}')],
    ['prose instead of a brief', says('Sure! Here is a great brief for you.')],
    ['an incomplete brief', says('{"name":"X"}')],
    ['an icon that the pack does not have', writes({ icons: [{ id: '../../etc', score: 1 }] })],
    ['SVG in the name', writes({ name: '<svg onload=alert(1)>' })],
    ['SVG in a concept', writes({ concepts: [{ term: '<path d="M0 0"/>', explicit: true, weight: 1 }] })],
    [
      'a colour that is no hex value',
      writes({ colours: { primary: { words: '', hue: 1, lightness: 0, chroma: 0, hex: 'url(#x)' }, secondary: null, avoid: [] } }),
    ],
    ['a name in letters that no font has', writes({ name: '北京' })],
    [
      'a refusal',
      (_, response) =>
        void response.end(JSON.stringify({ choices: [{ message: { content: null, refusal: 'I cannot help with that.' } }] })),
    ],
    ['an error status', (_, response) => void response.writeHead(503).end('busy')],
    ['a redirect', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['a closed connection', (incoming) => void incoming.socket.destroy()],
    ['a huge answer', (_, response) => void response.end(JSON.stringify({ choices: [{ message: { content: 'x'.repeat(1_000_000) } }] }))],
  ])('serves the local reading after %s', async (_, answers) => {
    const understanding = await endpointThat(answers);
    expect(await understanding.understand(prompt)).toEqual(reading);
    expect(reasons).toHaveLength(1);
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['trickles its answer for ever', (_, response) => void setInterval(() => response.write(' '), 20).unref()],
  ])('serves the local reading within the deadline when the endpoint %s', async (_, answers) => {
    const understanding = await endpointThat(answers, 150);
    const started = performance.now();
    expect(await understanding.understand(prompt)).toEqual(reading);
    expect(performance.now() - started).toBeLessThan(30_000);
    expect(reasons).toHaveLength(1);
  });

  it('does not ask about a prompt that cannot be drawn', async () => {
    let asked = false;
    const understanding = await endpointThat(() => (asked = true));
    await expect(understanding.understand('咖啡店')).rejects.toThrow(UnsupportedPromptError);
    expect(asked).toBe(false);
  });
});
