import {
  type EntityDictionary,
  type EntityName,
  type EventSubscriber,
  type FlushEventArgs,
  type NativeInsertUpdateManyOptions,
  PostgreSqlConnection,
  PostgreSqlDriver,
  type QueryResult,
} from '@mikro-orm/postgresql';
import { waiting } from './shared-trips.js';
import { QuotingPlatform } from './slow-quoting.js';

/** Transactions whose changes are being written. */
const flushing = new WeakSet<object>();

/** Notes which transactions write changes of which nobody needs the result, as versions of rows would be. */
export const notingFlushes: EventSubscriber = {
  onFlush({ em, uow }: FlushEventArgs): void {
    const transaction = em.getTransactionContext<object>();
    const isChecked = uow.getChangeSets().some(({ meta }) => meta.ownsVersionProperty() || meta.getOwnConcurrencyCheckKeys().length > 0);
    if (transaction && !isChecked) flushing.add(transaction);
  },
  afterFlush({ em }: FlushEventArgs): void {
    const transaction = em.getTransactionContext<object>();
    if (transaction) flushing.delete(transaction);
  },
};

/** Writes of a flush wait for the statement after them; see `shareTrips`. */
class SharingConnection extends PostgreSqlConnection {
  override execute: PostgreSqlConnection['execute'] = (query, params, method, transaction: object | undefined, loggerContext) => {
    const waits = method === 'run' && typeof query === 'string' && transaction !== undefined && flushing.has(transaction);
    return super.execute(waits ? waiting(query) : query, params, method, transaction, loggerContext);
  };

  /** It reports what the last writes of a flush have come to: as errors of the same kinds. */
  override commit: PostgreSqlConnection['commit'] = async (...args) => {
    try {
      await super.commit(...args);
    } catch (error) {
      throw error instanceof Error ? this.platform.getExceptionConverter().convertException(error) : error;
    }
  };
}

/** The driver of PostgreSQL, with less work for each value and for each unit of work. */
export class EconomicalDriver extends PostgreSqlDriver {
  protected override readonly platform = new QuotingPlatform();
  protected override readonly connection = new SharingConnection(this.config);

  /** What the database gives to rows that wait, such as their number, is not known yet, and nobody in their unit of work asks for it. */
  override async nativeInsertMany<T extends object>(
    entity: EntityName<T>,
    data: EntityDictionary<T>[],
    options?: NativeInsertUpdateManyOptions<T>,
    transform?: (sql: string) => string,
  ): Promise<QueryResult<T>> {
    const result = await super.nativeInsertMany(entity, data, options, transform);
    const waits = options?.ctx !== undefined && flushing.has(options.ctx as object);
    return waits ? { ...result, rows: data.map(() => ({})) } : result;
  }
}
