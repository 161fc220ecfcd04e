import { type Member, NewMember } from '@blazon/contracts';
import { Body, Controller, Param } from '@nestjs/common';
import { unixSeconds } from '../domain/unix-seconds.js';
import { type IssuedCode, Members } from '../members/members.js';
import { AdminRoute } from './admin-route.decorator.js';
import { ExistingWorkspacePipe } from './existing-workspace.pipe.js';

const path = '/admin/workspaces/:workspace_id/members';
/** The operator who asked opens the code at once. */
const SIGN_IN_MS = 15 * 60_000;

interface Code {
  /** `<dashboard>/code/<code>` is the link. */
  code: string;
  expires_at: number;
}

/** The people of a workspace. Operators make its first owner, who adds the others in the dashboard. */
@Controller()
export class MembersController {
  constructor(private readonly members: Members) {}

  @AdminRoute({ method: 'POST', path, status: 201, body: NewMember })
  async add(@Param(ExistingWorkspacePipe) { workspace_id = '' }: Record<string, string>, @Body() body: NewMember): Promise<Member & Code> {
    const member = await this.members.add(workspace_id, body);
    return { ...member, ...present(await this.members.issuePasswordCode(workspace_id, member.id)) };
  }

  @AdminRoute({ method: 'GET', path })
  async list(@Param(ExistingWorkspacePipe) { workspace_id = '' }: Record<string, string>): Promise<object> {
    return { object: 'list', data: await this.members.list(workspace_id), has_more: false, next_cursor: null };
  }

  /** A code that lets a member set a new password. */
  @AdminRoute({ method: 'POST', path: `${path}/:member_id/code`, status: 201 })
  async code(@Param('workspace_id') workspaceId: string, @Param('member_id') id: string): Promise<Code> {
    return present(await this.members.issuePasswordCode(workspaceId, id));
  }

  /** A code that signs a member in as it is, for tools that open the dashboard. */
  @AdminRoute({ method: 'POST', path: `${path}/:member_id/sign_in`, status: 201 })
  async signIn(@Param('workspace_id') workspaceId: string, @Param('member_id') id: string): Promise<Code> {
    return present(await this.members.issueSignInCode(workspaceId, id, SIGN_IN_MS));
  }
}

function present({ code, expiresAt }: IssuedCode): Code {
  return { code, expires_at: unixSeconds(expiresAt) };
}
