import { type AddressRanges, parseAddressRanges } from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { CONFIG } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnonymousCallers } from '../admission/anonymous-callers.js';
import { WorkspaceCallers } from '../admission/workspace-callers.js';
import type { GatewayConfig } from '../config.js';
import { httpsRequired, planUpgradeRequired, unpaidInvoice, workspaceSuspended } from '../domain/authorization.js';
import { hasApiAccess } from '../domain/plan.js';
import { assertWithinLimit, rateLimitHeaders } from '../domain/rate-limit.js';
import { Admission } from '../http/admission.js';
import { hostNameOf, hostNames, originOf } from '../http/request-origin.js';
import { assertJsonWhereExpected, pathOf, type Routes } from '../http/routes.js';
import { Members } from '../members/members.js';
import { suspensionOf, Workspaces } from '../workspaces/workspaces.js';
import type { Access } from './access.decorator.js';
import { isApiPath } from './pages.js';

const readingMethods = ['GET', 'HEAD'];

/** Admits signed-in users to their workspaces. Pages are public: they hold no data. */
@Injectable()
export class DashboardAdmission extends Admission {
  private readonly trusted: AddressRanges;
  private readonly hosts: ReadonlySet<string>;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly members: Members,
    private readonly workspaces: Workspaces,
    private readonly callers: WorkspaceCallers,
    private readonly anonymous: AnonymousCallers,
  ) {
    super();
    this.trusted = parseAddressRanges(config.BLAZON_TRUSTED_PROXIES);
    this.hosts = new Set(hostNames(config.BLAZON_DASHBOARD_HOSTS));
  }

  async admit(request: FastifyRequest, reply: FastifyReply, routes: Routes): Promise<void> {
    const origin = originOf(request, this.trusted);
    if (!origin.secure && !this.config.BLAZON_DASHBOARD_PLAIN_HTTP) throw httpsRequired();
    this.assertOwnHost(request);
    if (!isApiPath(pathOf(request))) return;
    if (!readingMethods.includes(request.method)) assertOwnOrigin(request);
    const { access = 'signed-in' } = request.routeOptions.config;
    if (access === 'anybody') assertWithinLimit(await this.anonymous.count(origin.address));
    else await this.admitPerson(request, reply, access);
    routes.assertMet(request);
    assertJsonWhereExpected(request);
  }

  async countUnreadable(address: string): Promise<Record<string, string>> {
    return rateLimitHeaders(await this.anonymous.count(address));
  }

  private async admitPerson(request: FastifyRequest, reply: FastifyReply, access: Exclude<Access, 'anybody'>): Promise<void> {
    const { personId } = request.session;
    if (personId === undefined) throw new DomainError('unauthenticated', 'not_signed_in', 'Sign in first.');
    const { workspace_id: workspaceId, environment } = request.params as { workspace_id?: string; environment?: string };
    if (workspaceId === undefined) return;
    const role = await this.members.roleOf(workspaceId, personId);
    // To strangers a workspace does not exist.
    if (role === undefined) throw new DomainError('not_found', 'workspace_not_found', 'There is no such workspace.');
    if (access === 'owner' && role !== 'owner')
      throw new DomainError('forbidden', 'owners_only', 'Only owners of the workspace may do this.');
    const { category = 'standard' } = request.routeOptions.config;
    const workspace = await this.workspaces.read(workspaceId);
    const isReading = readingMethods.includes(request.method);
    const suspendedUntil = suspensionOf(workspace);
    const standing = await this.callers.count(workspace, category);
    reply.headers(rateLimitHeaders(standing));
    // Its members may still see their data, and the reason.
    if (suspendedUntil !== null && !isReading) throw workspaceSuspended(suspendedUntil);
    assertWithinLimit(standing);
    if (environment !== 'live' || isReading) return;
    if (!hasApiAccess(workspace.plan)) throw planUpgradeRequired();
    if (workspace.unpaidInvoice) throw unpaidInvoice();
  }

  /** A page of another site cannot reach us under its own name, whatever that resolves to. */
  private assertOwnHost(request: FastifyRequest): void {
    const host = hostNameOf(request);
    const isOwn = this.hosts.size > 0 ? this.hosts.has(host) : !this.config.BLAZON_DASHBOARD_PLAIN_HTTP || isLoopbackName(host);
    if (!isOwn)
      throw new DomainError('forbidden', 'unknown_host', 'The dashboard is not served under this name. See BLAZON_DASHBOARD_HOSTS.');
  }
}

/** Browsers send the origin of a request that changes something; the cookie alone proves nothing. */
function assertOwnOrigin({ headers }: FastifyRequest): void {
  const from = headers.origin === undefined ? undefined : URL.parse(headers.origin)?.host;
  if (from === undefined || from !== headers.host?.toLowerCase()) {
    throw new DomainError('forbidden', 'foreign_origin', 'This request does not come from a page of this dashboard.');
  }
}

function isLoopbackName(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host);
}
