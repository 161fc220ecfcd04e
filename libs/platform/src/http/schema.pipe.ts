import { parseParams } from '@blazon/contracts';
import { Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';

type Schema = Parameters<StandardSchemaValidationPipe['validate']>[1];

/** Checks a parameter against its schema (`@Body({ schema })`) and refuses the first wrong field in the words of the public API. */
@Injectable()
export class SchemaPipe extends StandardSchemaValidationPipe {
  /** Every schema here is zod's, since only zod distinguishes missing from invalid. */
  protected override validate(value: unknown, schema: Schema): { value: never } {
    return { value: parseParams(schema as z.ZodType<never>, value) };
  }

  /** Keys like `__proto__` are unknown parameters, to be refused like any other. */
  protected override stripProtoKeys(): void {
    return;
  }
}
