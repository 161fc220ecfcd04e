import 'reflect-metadata';
import { verifyWebhook, WebhookVerificationError, type WebhookEvent } from '@blazon/sdk';
import {
  BadRequestException,
  Controller,
  HttpCode,
  type INestApplication,
  Inject,
  Module,
  Post,
  type RawBodyRequest,
  Req,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

const OPTIONS = Symbol('webhook options');
interface Options {
  secret: string;
  onEvent: (event: WebhookEvent) => void;
}

@Controller('webhooks')
class WebhooksController {
  constructor(@Inject(OPTIONS) private readonly options: Options) {}

  @Post()
  @HttpCode(200)
  async receive(@Req() request: RawBodyRequest<FastifyRequest>): Promise<void> {
    const event = await this.verify(request);
    // Answer at once and work afterwards: the service waits 5 seconds. The same event_id may come more than once.
    setImmediate(this.options.onEvent, event);
  }

  private async verify(request: RawBodyRequest<FastifyRequest>): Promise<WebhookEvent> {
    try {
      return await verifyWebhook({ body: request.rawBody ?? '', headers: request.headers, secret: this.options.secret });
    } catch (error) {
      if (error instanceof WebhookVerificationError) throw new BadRequestException(error.message);
      throw error;
    }
  }
}

@Module({ controllers: [WebhooksController] })
class WebhooksModule {}

/** A webhook endpoint on Nest. `rawBody: true` keeps the bytes that were signed beside the parsed body. */
export async function createReceiver(secret: string, onEvent: (event: WebhookEvent) => void): Promise<INestApplication> {
  const module = { module: WebhooksModule, providers: [{ provide: OPTIONS, useValue: { secret, onEvent } satisfies Options }] };
  return NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), { rawBody: true, logger: false });
}
