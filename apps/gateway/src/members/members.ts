import { createHash, randomBytes } from 'node:crypto';
import type { Member, NewMember, Role, WorkspaceOfSession } from '@blazon/contracts';
import { databaseTime } from '@blazon/database';
import { DomainError, newId } from '@blazon/kernel';
import { LockMode, MikroORM, raw, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LiveEvents } from '../live/live-events.js';
import { unixSeconds } from '../domain/unix-seconds.js';
import { WorkspaceRow } from '../workspaces/workspace.entity.js';
import { MembershipRow, OneTimeCodeRow, PersonRow, SessionRow } from './member.entity.js';
import { hashPassword, isPassword } from './passwords.js';

/** How long an invitation or a new link for a password may wait to be used. */
const LINK_HOURS = 72;

/** A code that exists in this answer only. */
export interface IssuedCode {
  code: string;
  expiresAt: Date;
}

/** People, their workspaces, and their credentials. */
@Injectable()
export class Members {
  constructor(
    private readonly orm: MikroORM,
    private readonly live: LiveEvents,
  ) {}

  async list(workspaceId: string): Promise<Member[]> {
    const em = this.orm.em.fork();
    const memberships = await em.find(MembershipRow, { workspaceId }, { orderBy: { createdAt: 'asc' } });
    const people = await em.find(PersonRow, { id: { $in: memberships.map(({ personId }) => personId) } });
    const byId = new Map(people.map((person) => [person.id, person]));
    return memberships.flatMap(({ personId, role, createdAt }) => {
      const person = byId.get(personId);
      return person ? [present(person, role, createdAt)] : [];
    });
  }

  /** Adds a person to a workspace; one who is known from another workspace keeps the password. */
  async add(workspaceId: string, { email, role }: NewMember): Promise<Member> {
    const createdAt = new Date();
    return this.orm.em.fork().transactional(async (em) => {
      const address = email.toLowerCase();
      await em.upsert(
        PersonRow,
        { id: newId('usr'), email: address, passwordHash: null, createdAt },
        { onConflictFields: ['email'], onConflictAction: 'ignore' },
      );
      const person = await em.findOneOrFail(PersonRow, { email: address });
      try {
        await em.insert(MembershipRow, { workspaceId, personId: person.id, role, createdAt });
      } catch (error) {
        if (!(error instanceof UniqueConstraintViolationException)) throw error;
        throw new DomainError('conflict', 'member_exists', 'This person is a member already.', { param: 'email' });
      }
      return present(person, role, createdAt);
    });
  }

  /** Takes a person out of a workspace; the last owner stays. */
  async remove(workspaceId: string, personId: string): Promise<void> {
    await this.orm.em.fork().transactional(async (em) => {
      const owners = await em.find(MembershipRow, { workspaceId, role: 'owner' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (owners.length === 1 && owners[0]?.personId === personId) {
        throw new DomainError('conflict', 'last_owner', 'A workspace keeps at least one owner. Add another one first.');
      }
      if ((await em.nativeDelete(MembershipRow, { workspaceId, personId })) === 0) throw memberNotFound();
      await this.live.endAccess(em, personId);
    });
  }

  /** A code with which a member sets a password; codes from before no longer work. */
  async issuePasswordCode(workspaceId: string, personId: string): Promise<IssuedCode> {
    if ((await this.roleOf(workspaceId, personId)) === undefined) throw memberNotFound();
    return this.issueCode(personId, true, LINK_HOURS * 3_600_000);
  }

  /** A code that signs a member in without a password, once. */
  async issueSignInCode(workspaceId: string, personId: string, validForMs: number): Promise<IssuedCode> {
    if ((await this.roleOf(workspaceId, personId)) === undefined) throw memberNotFound();
    return this.issueCode(personId, false, validForMs);
  }

  private async issueCode(personId: string, setsPassword: boolean, validForMs: number): Promise<IssuedCode> {
    const code = randomBytes(24).toString('base64url');
    const expiresAt = await this.orm.em.fork().transactional(async (em) => {
      const until = new Date((await databaseTime(em)) + validForMs);
      await em.nativeDelete(OneTimeCodeRow, { personId, setsPassword });
      await em.insert(OneTimeCodeRow, { sha256: digest(code), personId, setsPassword, expiresAt: until });
      return until;
    });
    return { code, expiresAt };
  }

  /** The person that a code signs in. A code for a password needs one, and ends every other session of that person. */
  async redeem(code: string, password: string | undefined): Promise<string> {
    return this.orm.em.fork().transactional(async (em) => {
      const row = await em.findOne(
        OneTimeCodeRow,
        { sha256: digest(code), expiresAt: { $gt: raw('now()') } },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (row === null)
        throw new DomainError('unauthenticated', 'invalid_code', 'This link was used already, or is too old. Ask for a new one.');
      if (row.setsPassword && password === undefined) {
        throw new DomainError('invalid', 'missing_required_param', 'Choose a password.', { param: 'password' });
      }
      await em.nativeDelete(OneTimeCodeRow, { sha256: row.sha256 });
      if (row.setsPassword && password !== undefined) {
        await em.nativeUpdate(PersonRow, { id: row.personId }, { passwordHash: await hashPassword(password) });
        await em.nativeDelete(SessionRow, { personId: row.personId });
        await this.live.endAccess(em, row.personId);
      }
      return row.personId;
    });
  }

  /** Ends the streams of other pages of the session. */
  async signedOut(personId: string): Promise<void> {
    await this.live.endAccess(this.orm.em.fork(), personId);
  }

  /** The person with this e-mail and password. Both kinds of wrong answer look alike and take as long. */
  async authenticate(email: string, password: string): Promise<string> {
    const person = await this.orm.em.fork().findOne(PersonRow, { email: email.toLowerCase() });
    if (await isPassword(password, person?.passwordHash ?? null)) return person?.id ?? '';
    throw new DomainError('unauthenticated', 'invalid_credentials', 'E-mail and password do not belong together.');
  }

  async read(personId: string): Promise<{ email: string; workspaces: WorkspaceOfSession[] } | undefined> {
    const em = this.orm.em.fork();
    const person = await em.findOne(PersonRow, { id: personId });
    if (person === null) return undefined;
    const memberships = await em.find(MembershipRow, { personId }, { orderBy: { createdAt: 'asc' } });
    const roles = new Map(memberships.map(({ workspaceId, role }) => [workspaceId, role]));
    const workspaces = await em.find(WorkspaceRow, { id: { $in: [...roles.keys()] } }, { orderBy: { createdAt: 'asc' } });
    return {
      email: person.email,
      workspaces: workspaces.map(({ id, name, plan }) => ({ id, name, plan, role: roles.get(id) ?? 'member' })),
    };
  }

  /** The role of a person in a workspace now; none for strangers. */
  async roleOf(workspaceId: string, personId: string): Promise<Role | undefined> {
    return (await this.orm.em.fork().findOne(MembershipRow, { workspaceId, personId }))?.role;
  }
}

function present({ id, email, passwordHash }: PersonRow, role: Role, createdAt: Date): Member {
  return { id, object: 'member', email, role, created_at: unixSeconds(createdAt), invited: passwordHash === null };
}

function memberNotFound(): DomainError {
  return new DomainError('not_found', 'member_not_found', 'There is no such member in this workspace.');
}

export function digest(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
