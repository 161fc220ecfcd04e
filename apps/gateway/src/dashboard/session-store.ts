import type { SessionStore } from '@fastify/session';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Session } from 'fastify';
import { SessionRow } from '../members/member.entity.js';
import { digest } from '../members/members.js';

declare module 'fastify' {
  interface Session {
    /** Who has signed in. */
    personId?: string;
  }
}

export const SESSION_MS = 7 * 24 * 3_600_000;

/** Keeps sessions in the database, so that any replica knows them and a change of password can end them. */
export class DatabaseSessions implements SessionStore {
  constructor(private readonly orm: MikroORM) {}

  get(id: string, done: (error: unknown, session?: Session | null) => void): void {
    this.read(id).then(
      (session) => {
        done(null, session);
      },
      (error: unknown) => {
        done(error);
      },
    );
  }

  set(id: string, session: Session, done: (error?: unknown) => void): void {
    const { personId } = session;
    // Only who has signed in is remembered.
    if (personId === undefined) {
      done();
      return;
    }
    const row = {
      sha256: digest(id),
      personId,
      content: JSON.parse(JSON.stringify(session)) as object,
      expiresAt: new Date(Date.now() + SESSION_MS),
    };
    this.orm.em
      .fork()
      .upsert(SessionRow, row)
      .then(() => {
        done();
      }, done);
  }

  destroy(id: string, done: (error?: unknown) => void): void {
    this.orm.em
      .fork()
      .nativeDelete(SessionRow, { sha256: digest(id) })
      .then(() => {
        done();
      }, done);
  }

  private async read(id: string): Promise<Session | null> {
    const row = await this.orm.em.fork().findOne(SessionRow, { sha256: digest(id), expiresAt: { $gt: new Date() } });
    return (row?.content as Session | undefined) ?? null;
  }
}
