import { SharedCalls } from '@blazon/concurrency';
import type { Environment } from '@blazon/contracts';
import { POOL } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { digestApiKey } from '../domain/api-key.js';
import { type Category, type Plan, requestLimit } from '../domain/plan.js';
import type { Standing } from '../domain/rate-limit.js';
import { ApiKeyRow } from '../workspaces/workspace.entity.js';
import { countedLater, type CountRow, toStanding } from './counting.js';
import { recogniseSql } from './counting.sql.js';

interface Question {
  digest: string;
  environment: Environment;
  category: Category;
}

/** The caller, by a valid key, and the count of the workspace after this request. */
export interface Caller {
  workspaceId: string;
  environment: Environment;
  plan: Plan;
  unpaidInvoice: boolean;
  /** Null unless the workspace is suspended at this moment. */
  suspendedUntil: Date | null;
  standing: Standing;
}

export type Recognition = { status: 'unknown' } | { status: 'wrong_environment' } | { status: 'known'; caller: Caller };

interface RecognitionRow extends Omit<CountRow, 'count'> {
  /** Which question the row answers, from 1. */
  n: number;
  workspace_id: string;
  plan: Plan;
  unpaid_invoice: boolean;
  suspended_until: number | null;
  /** The key, if its last noted use is more than a minute ago. */
  stale_key: string | null;
  /** Nothing if the key is of the other environment: the request is not counted then. */
  count: number | null;
}

/** Recognises callers by their API key. */
@Injectable()
export class KeyedCallers {
  private readonly questions = new SharedCalls<Question, Recognition>((batch) => this.recogniseAll(batch));
  private readonly touching = new Set<string>();

  constructor(
    private readonly orm: MikroORM,
    @Inject(POOL) private readonly pool: Pool,
  ) {}

  recognise(key: string, environment: Environment, category: Category): Promise<Recognition> {
    return this.questions.call({ digest: digestApiKey(key), environment, category });
  }

  private async recogniseAll(batch: Question[]): Promise<Recognition[]> {
    const { rows } = await this.pool.query<RecognitionRow>({
      name: 'recognise',
      text: recogniseSql,
      values: [
        batch.map(({ digest }) => `\\x${digest}`),
        batch.map(({ environment }) => environment),
        batch.map(({ category }) => category),
      ],
    });
    for (const { stale_key } of rows) if (stale_key !== null) void this.touch(stale_key);
    const byQuestion = new Map(rows.map((row) => [row.n, row]));
    const found = batch.map((_, index) => byQuestion.get(index + 1));
    const later = countedLater(batch.map(({ category }, index) => bucketOf(found[index], category)));
    return batch.map((question, index) => toRecognition(question, found[index], later[index] ?? 0));
  }

  /**
   * Records the use of a key, at most once a minute and outside of the request: no request waits for it, and the next use makes up for a
   * lost record.
   */
  private async touch(keyId: string): Promise<void> {
    if (this.touching.has(keyId)) return;
    this.touching.add(keyId);
    try {
      await this.orm.em.fork().nativeUpdate(ApiKeyRow, { id: keyId }, { lastUsedAt: new Date() });
    } catch {
      // The next request notes it; if the database is gone, that request says so.
    } finally {
      this.touching.delete(keyId);
    }
  }
}

/** The bucket of a request; requests that were not counted share an unused one. */
const bucketOf = (row: RecognitionRow | undefined, category: Category): string =>
  row === undefined || row.count === null ? '' : `${row.workspace_id}/${category}`;

function toRecognition({ environment, category }: Question, row: RecognitionRow | undefined, later: number): Recognition {
  if (row === undefined) return { status: 'unknown' };
  if (row.count === null) return { status: 'wrong_environment' };
  return {
    status: 'known',
    caller: {
      workspaceId: row.workspace_id,
      environment,
      plan: row.plan,
      unpaidInvoice: row.unpaid_invoice,
      suspendedUntil: row.suspended_until === null ? null : new Date(row.suspended_until * 1_000),
      standing: toStanding({ ...row, count: row.count - later }, requestLimit(row.plan, category)),
    },
  };
}
