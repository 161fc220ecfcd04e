import { route } from '@blazon/contracts';
import { Body, Controller, Module, Param } from '@nestjs/common';
import { APP_FILTER, APP_PIPE, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { z } from 'zod';
import { createLogger } from '../logger.js';
import { ErrorFilter } from './error-filter.js';
import { Implements } from './implements.decorator.js';
import { SchemaPipe } from './schema.pipe.js';

const Thing = z.strictObject({ size: z.int(), name: z.string().default('nameless') });
const create = route({ method: 'POST', path: '/:kind/things', status: 201, body: Thing, query: z.strictObject({}), response: Thing });

@Controller()
class Things {
  @Implements(create)
  create(@Param({ schema: z.object({ kind: z.enum(['small', 'large']) }) }) { kind }: { kind: string }, @Body() thing: object): object {
    return { kind, ...thing };
  }
}

const logger = createLogger({ service: 'example', level: 'silent', format: 'json' });

@Module({
  controllers: [Things],
  providers: [
    { provide: APP_PIPE, useClass: SchemaPipe },
    { provide: APP_FILTER, useValue: new ErrorFilter(logger) },
  ],
})
class Example {}

describe('a handler that implements a contract', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    const adapter = new FastifyAdapter({ onProtoPoisoning: 'ignore' });
    app = await NestFactory.create<NestFastifyApplication>(Example, adapter, { logger: false });
    await app.init();
  });
  afterAll(() => app.close());

  const call = async (payload: string, url = '/small/things') => {
    const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
    return { status: statusCode, ...(JSON.parse(body) as { error?: object }) };
  };

  it('answers with its status, and gets what its schemas make of the request', async () => {
    expect(await call('{"size":7}')).toEqual({ status: 201, kind: 'small', size: 7, name: 'nameless' });
  });

  it.each([
    ['{}', 'missing_required_param', 'size'],
    ['{"size":"7"}', 'invalid_param', 'size'],
    ['{"size":7,"sise":8}', 'unknown_param', 'sise'],
    ['{"size":7,"__proto__":{}}', 'unknown_param', '__proto__'],
    ['{"size":7,"constructor":{}}', 'unknown_param', 'constructor'],
  ])('refuses %s', async (payload, code, param) => {
    expect(await call(payload)).toMatchObject({ status: 400, error: { code, param } });
  });

  it('refuses a wrong path parameter, and a query although it takes none', async () => {
    expect(await call('{"size":7}', '/odd/things')).toMatchObject({ status: 400, error: { code: 'invalid_param', param: 'kind' } });
    expect(await call('{"size":7}', '/small/things?size=8')).toMatchObject({
      status: 400,
      error: { code: 'unknown_param', param: 'size' },
    });
  });
});
