import type { Pool } from 'pg';
import type { SecretBox } from './sending/secret-box.js';

interface SealedRow {
  workspace_id: string;
  sealed: string;
}

export interface Resealing {
  /** Secrets that were sealed anew. */
  resealed: number;
  /** Secrets that are still sealed with another key than the current one; while there are any, that key is needed. */
  left: number;
  /** Why they could not be opened, as far as that is the reason. */
  problems: string[];
}

const AT_ONCE = 500;

/**
 * Seals with the current key every secret that another one has sealed, batch by batch, each in a statement of its own: a run that was
 * interrupted is simply run again. A secret that is rolled meanwhile stays as it was rolled.
 */
export async function reseal(database: Pool, box: SecretBox, onProgress: (resealed: number) => void = () => undefined): Promise<Resealing> {
  const current = `${box.currentKeyId}.`;
  const problems: string[] = [];
  let resealed = 0;
  for (let after = ''; ;) {
    const { rows } = await database.query<SealedRow>(
      'select workspace_id, sealed from secrets where not starts_with(sealed, $1) and workspace_id > $2 order by workspace_id limit $3',
      [current, after, AT_ONCE],
    );
    const opened = rows.flatMap(({ workspace_id, sealed }) => {
      try {
        return [{ workspace_id, before: sealed, after: box.seal(box.open(sealed, workspace_id), workspace_id) }];
      } catch (error) {
        problems.push((error as Error).message);
        return [];
      }
    });
    resealed += await replace(database, opened);
    onProgress(resealed);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) break;
    after = last.workspace_id;
  }
  return { resealed, left: await countOthers(database, current), problems };
}

async function replace(database: Pool, secrets: { workspace_id: string; before: string; after: string }[]): Promise<number> {
  const { rowCount } = await database.query(
    `update secrets set sealed = resealed.after from json_to_recordset($1) as resealed (workspace_id text, before text, after text)
     where secrets.workspace_id = resealed.workspace_id and secrets.sealed = resealed.before`,
    [JSON.stringify(secrets)],
  );
  return rowCount ?? 0;
}

async function countOthers(database: Pool, current: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>('select count(*)::int from secrets where not starts_with(sealed, $1)', [
    current,
  ]);
  return rows[0]?.count ?? 0;
}
