import { z } from 'zod';
import { route } from '../internal/route.js';
import { text } from '../text.js';

/** Owners may do everything; members all but keys, secrets, members and deletion. */
export const roles = ['owner', 'member'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const plans = ['free', 'pro', 'agency'] as const;
export const Plan = z.enum(plans);

const email = z.email({ message: 'must be an e-mail address' }).max(254);
/** Long enough to be worth hashing, short enough that hashing it is no attack. */
const password = z.string().min(12, { message: 'must be at least 12 characters long' }).max(200);

/** A workspace that the signed-in person may enter. */
export const WorkspaceOfSession = z.object({ id: z.string(), name: z.string(), plan: Plan, role: Role });
export type WorkspaceOfSession = z.infer<typeof WorkspaceOfSession>;

/** Who is signed in. */
export const Session = z.object({
  email: z.string(),
  workspaces: z.array(WorkspaceOfSession),
  inbox: z.boolean().describe('whether this installation has the built-in webhook inbox'),
});
export type Session = z.infer<typeof Session>;

/** A link that works once: it signs a person in, who has to set a password unless the link is for the demo. */
export const OneTimeLink = z.object({ url: z.string(), expires_at: z.int() });
export type OneTimeLink = z.infer<typeof OneTimeLink>;

export const sessionApi = {
  read: route({ method: 'GET', path: '/api/session', response: Session }),
  signIn: route({
    method: 'POST',
    path: '/api/session',
    body: z.strictObject({ email, password: z.string().max(200) }),
    response: Session,
  }),
  /** Signs in by the code of a one-time link; with a password, which replaces the old one and ends all other sessions. */
  redeem: route({
    method: 'POST',
    path: '/api/session/code',
    body: z.strictObject({ code: text(200), password: password.optional() }),
    response: Session,
  }),
  signOut: route({ method: 'DELETE', path: '/api/session', response: z.object({ signed_out: z.literal(true) }) }),
};

export const NewMember = z.strictObject({ email, role: Role });
export type NewMember = z.infer<typeof NewMember>;
