import { type GenerateBrand, optional, parseAddressRanges, parseParams, parsePorts, webhookUrl } from '@blazon/contracts';
import { CONFIG } from '@blazon/platform';
import { Inject, Injectable, type PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import type { GatewayConfig } from '../config.js';

/** Refuses a `webhook_url` to which, by the configuration, nothing may be sent. */
@Injectable()
export class WebhookUrlPipe implements PipeTransform<GenerateBrand, GenerateBrand> {
  private readonly allowed: z.ZodType;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    const rules = {
      addresses: parseAddressRanges(config.BLAZON_WEBHOOK_ALLOW_CIDRS),
      ports: parsePorts(config.BLAZON_WEBHOOK_ALLOW_PORTS),
    };
    this.allowed = z.object({ webhook_url: optional(webhookUrl(rules)) });
  }

  transform(body: GenerateBrand): GenerateBrand {
    parseParams(this.allowed, body);
    return body;
  }
}
