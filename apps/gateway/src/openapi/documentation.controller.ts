import { Controller, Get, Header, HttpCode, HttpStatus, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Open, Uncounted } from '../admission/route-facts.js';
import { pathOf, routeNotFound } from '../http/routes.js';
import { openApiDocument } from './document.js';
import { filePaths, missingPage, pagePaths, site } from './documentation-site.js';

/** Scripts and styles come from here alone and never stand in a page; the renderer of the reference has pictures as data. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The documentation, for people and for tools. */
@Controller()
export class DocumentationController {
  private readonly json = JSON.stringify(openApiDocument());

  @Open('live', 'sandbox')
  @Get('/openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  openApi(): string {
    return this.json;
  }

  @Open('live', 'sandbox')
  @Get(pagePaths)
  @Header('content-security-policy', pagePolicy)
  @Header('cache-control', 'no-cache')
  page(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Buffer {
    return send(request, reply);
  }

  @Open('live', 'sandbox')
  @Get('/docs/*')
  @HttpCode(HttpStatus.NOT_FOUND)
  @Header('content-security-policy', pagePolicy)
  @Header('cache-control', 'no-cache')
  missing(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Buffer {
    return send(request, reply, missingPage);
  }

  /** Assets of a page. They are cheap to send and not counted: a page has many. */
  @Open('live', 'sandbox')
  @Uncounted()
  @Get(filePaths)
  file(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Buffer {
    // The names of assets change with their content.
    const isForever = pathOf(request).startsWith('/docs/assets/');
    void reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
    return send(request, reply);
  }
}

function send(request: FastifyRequest, reply: FastifyReply, path = pathOf(request)): Buffer {
  const file = site.get(path);
  if (file === undefined) throw routeNotFound();
  const isCompressed = /\bbr\b/.test(String(request.headers['accept-encoding']));
  reply.headers({ 'content-type': file.type, vary: 'accept-encoding', ...(isCompressed && { 'content-encoding': 'br' }) });
  return isCompressed ? file.brotli : file.content;
}
