import { roles } from '@blazon/contracts';
import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

const id = () => p.text().collation('C');

/** Somebody who may sign in to the dashboard. */
export const PersonRow = defineEntity({
  name: 'PersonRow',
  tableName: 'people',
  properties: {
    id: id().primary(),
    /** In lower case. */
    email: p.text(),
    /** Null until a password was set by a one-time link. */
    passwordHash: p.text().nullable(),
    createdAt: p.datetime(6),
  },
  uniques: [{ properties: ['email'], name: 'people_email_key' }],
});
export type PersonRow = InferEntity<typeof PersonRow>;

/** The role of a person in a workspace. */
export const MembershipRow = defineEntity({
  name: 'MembershipRow',
  tableName: 'memberships',
  properties: {
    workspaceId: id().primary(),
    personId: id().primary(),
    role: p.enum(roles),
    createdAt: p.datetime(6),
  },
  indexes: [{ properties: ['personId'], name: 'memberships_by_person' }],
});

/** A code that signs a person in once, by its digest: who reads the table cannot use it. */
export const OneTimeCodeRow = defineEntity({
  name: 'OneTimeCodeRow',
  tableName: 'one_time_codes',
  properties: {
    sha256: p.text().primary(),
    personId: id(),
    setsPassword: p.boolean(),
    expiresAt: p.datetime(6),
  },
  indexes: [{ properties: ['personId'], name: 'one_time_codes_by_person' }],
});

/** A signed-in browser, by the digest of its cookie. */
export const SessionRow = defineEntity({
  name: 'SessionRow',
  tableName: 'sessions',
  properties: {
    sha256: p.text().primary(),
    personId: id(),
    content: p.json<object>(),
    expiresAt: p.datetime(6),
  },
  indexes: [
    { properties: ['personId'], name: 'sessions_by_person' },
    { properties: ['expiresAt'], name: 'sessions_by_age' },
  ],
});
