import { setTimeout as pause } from 'node:timers/promises';
import type { Job, List, MemoryNode, Project } from '@blazon/contracts';
import { Agent, fetch } from 'undici';

interface Branch {
  prompt: string;
  refinements?: Branch[];
}

interface Demo {
  name: string;
  description: string;
  identities: Branch[];
}

const demos: Demo[] = [
  {
    name: 'Driftwood',
    description: 'A coffee roastery: from the first idea to the fox.',
    identities: [
      {
        prompt: 'a calm coffee roastery called Driftwood, deep greens, no gradients',
        refinements: [{ prompt: 'warmer, and use a fox', refinements: [{ prompt: 'make it a badge' }] }, { prompt: 'simpler, and darker' }],
      },
    ],
  },
  {
    name: 'Lindqvist & Daughters',
    description: 'A law firm that does not look like one.',
    identities: [
      { prompt: 'Lindqvist & Daughters, a law firm for families. Serious but kind, ink blue, a serif, no scales' },
      { prompt: 'monogram for Lindqvist & Daughters, ink blue on cream' },
    ],
  },
  {
    name: 'Halfmoon Cycles',
    description: 'A bicycle workshop in two moods.',
    identities: [
      { prompt: 'Halfmoon Cycles, a bicycle workshop, mustard and black, hand-made', refinements: [{ prompt: 'bolder, in one colour' }] },
    ],
  },
];

/** Nothing listens on the discard port of an ordinary machine: the delivery fails, and its history says why. */
const unreachable = 'https://localhost:9/';

/** The public API of this machine, as a customer uses it. */
export class DemoCustomer {
  private readonly agent: Agent;

  constructor(
    private readonly url: string,
    private readonly key: string,
    ca: Buffer,
    /** How long to wait for an identity before the demo continues without its refinements. */
    private readonly patienceMs = 60_000,
  ) {
    this.agent = new Agent({ connect: { ca } });
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  /** A project to try things in, if there is one. */
  async latestProject(): Promise<Project | undefined> {
    return (await this.call<List<Project>>('GET', '/v1/projects?limit=1')).data[0];
  }

  /** Makes the empty projects of the demo. */
  async makeProjects(): Promise<void> {
    for (const { name, description } of demos.toReversed()) await this.call<Project>('POST', '/v1/projects', { name, description });
  }

  /** Fills them with something to look at. */
  async fillProjects(signal: AbortSignal): Promise<void> {
    const { data } = await this.call<List<Project>>('GET', '/v1/projects?limit=100');
    for (const { name, identities } of demos) {
      const project = data.find((each) => each.name === name);
      if (project) for (const branch of identities) await this.grow(project.id, branch, undefined, signal);
    }
    const [first] = data;
    if (first) await this.generate(first.id, 'Driftwood, a coffee roastery by the sea, burnt orange', undefined, unreachable);
  }

  private async grow(
    projectId: string,
    { prompt, refinements = [] }: Branch,
    parent: string | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    const before = new Set((await this.nodes(projectId)).map(({ id }) => id));
    await this.generate(projectId, prompt, parent);
    if (refinements.length === 0) return;
    const made = await this.newNode(projectId, before, signal);
    if (made === undefined) {
      console.error(`The demo continues without the refinements of "${prompt}": its identity did not arrive.`);
      return;
    }
    for (const refinement of refinements) await this.grow(projectId, refinement, made, signal);
  }

  /** Customers learn of the node from their webhook; here the list of brands has it too. A failed job leaves none. */
  private async newNode(projectId: string, before: ReadonlySet<string>, signal: AbortSignal): Promise<string | undefined> {
    const deadline = performance.now() + this.patienceMs;
    for (;;) {
      const made = (await this.nodes(projectId)).find(({ id }) => !before.has(id));
      if (made || performance.now() > deadline) return made?.id;
      await pause(250, undefined, { signal });
    }
  }

  private async nodes(projectId: string): Promise<MemoryNode[]> {
    return (await this.call<List<MemoryNode>>('GET', `/v1/projects/${projectId}/memory?limit=100`)).data;
  }

  private generate(project_id: string, prompt: string, memory_id?: string, webhook_url?: string): Promise<Job> {
    return this.call('POST', '/v1/brands/generate', { project_id, prompt, memory_id, webhook_url });
  }

  private async call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      dispatcher: this.agent,
      headers: { authorization: `Bearer ${this.key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} failed: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}
