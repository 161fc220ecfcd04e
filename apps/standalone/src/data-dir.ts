import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LocalAuthority } from '@blazon/backing';

/** Secrets that services share; made at the first start and kept. */
export interface Secrets {
  serviceToken: string;
  adminToken: string;
  webhookKey: string;
}

/** The demo workspace: its keys are shown once by the Admin API, so they are kept here. */
export interface DemoWorkspace {
  id: string;
  live_key: string;
  test_key: string;
  webhook_secret: string;
  owner: { id: string; email: string; password: string };
}

/** Files of one machine, all readable by their owner alone. */
export class DataDir {
  constructor(readonly path: string) {}

  static async open(path: string): Promise<DataDir> {
    await mkdir(path, { recursive: true, mode: 0o711 });
    return new DataDir(path);
  }

  file(name: string): string {
    return join(this.path, name);
  }

  secrets(): Promise<Secrets> {
    const random = () => randomBytes(32).toString('base64url');
    return this.keep<Secrets>('secrets.json', () =>
      Promise.resolve({ serviceToken: random(), adminToken: random(), webhookKey: randomBytes(32).toString('base64') }),
    );
  }

  hasDemoWorkspace(suffix: string): boolean {
    return existsSync(this.file(`demo-workspace${suffix}.json`));
  }

  demoWorkspace(suffix: string, create: () => Promise<DemoWorkspace>): Promise<DemoWorkspace> {
    return this.keep(`demo-workspace${suffix}.json`, create);
  }

  /** The local authority and a fresh certificate for this machine's own names. */
  async certificates(): Promise<{ ca: string; caKey: string; certificate: string; key: string }> {
    const kept = await this.keep('authority.json', async () => {
      const { certificate, key } = await LocalAuthority.create();
      return { certificate, key };
    });
    const authority = await LocalAuthority.load(kept);
    const server = await authority.issue({ hosts: ['localhost', '127.0.0.1', '::1'] });
    const paths = {
      ca: this.file('ca.pem'),
      caKey: this.file('ca-key.pem'),
      certificate: this.file('server.pem'),
      key: this.file('server-key.pem'),
    };
    await this.write('ca.pem', authority.certificate);
    await this.write('ca-key.pem', authority.key);
    await this.write('server.pem', server.certificate);
    await this.write('server-key.pem', server.key);
    return paths;
  }

  async writeJson(name: string, value: unknown): Promise<void> {
    await this.write(name, `${JSON.stringify(value, null, 2)}\n`);
  }

  remove(name: string): Promise<void> {
    return rm(this.file(name), { force: true });
  }

  /** The content of this file; it is made and written if the file is missing. */
  private async keep<T>(name: string, create: () => Promise<T>): Promise<T> {
    const text = await readFile(this.file(name), 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    });
    if (text !== undefined) return JSON.parse(text) as T;
    const value = await create();
    await this.writeJson(name, value);
    return value;
  }

  /** Written beside and renamed, so that a crash leaves the old file or the new one, never half of one. */
  private async write(name: string, content: string): Promise<void> {
    const path = this.file(name);
    await writeFile(`${path}.new`, content, { mode: 0o600 });
    await rename(`${path}.new`, path);
  }
}
