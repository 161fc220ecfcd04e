import { createHash } from 'node:crypto';
import { Controller, Get, Header } from '@nestjs/common';
import { Open } from '../admission/route-facts.js';
import { openApiDocument } from './document.js';
import { referencePage, referenceStyle } from './reference-page.js';

const styleHash = createHash('sha256').update(referenceStyle).digest('base64');

/** The reference of the API, for people and for tools. */
@Controller()
export class DocumentationController {
  private readonly document = openApiDocument();
  private readonly json = JSON.stringify(this.document);
  private readonly html = referencePage(this.document);

  @Open('live', 'sandbox')
  @Get('/openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  openApi(): string {
    return this.json;
  }

  @Open('live', 'sandbox')
  @Get('/docs')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`)
  page(): string {
    return this.html;
  }
}
