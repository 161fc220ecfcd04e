import type { MikroORM } from '@mikro-orm/postgresql';
import type { SecretBox } from './secret-box.js';
import { SecretRow } from './secret.entity.js';

export interface Rotation {
  /** Secrets that were sealed with the current key. */
  resealed: number;
  /** Secrets that are still sealed with another key; while there are any, that key is needed. */
  left: number;
  /** Why they could not be opened, as far as that is the reason. */
  problems: string[];
}

const MAX_BATCH = 500;
const columns = ['sealed', 'oldSealed'] as const;

/**
 * Seals every secret of another key with the current one, in batches: an interrupted run can simply be repeated. A secret that is rolled in
 * the meantime is not overwritten.
 */
export async function reseal(
  orm: MikroORM,
  box: SecretBox,
  onProgress: (resealed: number) => unknown = () => undefined,
): Promise<Rotation> {
  const byCurrentKey = { $like: `${likeText(box.currentKeyId)}.%` };
  const ofAnotherKey = { $or: columns.map((column) => ({ $not: { [column]: byCurrentKey } })) };
  const problems: string[] = [];
  let resealed = 0;
  for (let after = ''; ;) {
    const em = orm.em.fork();
    const next = { ...ofAnotherKey, workspaceId: { $gt: after } };
    const rows = await em.find(SecretRow, next, { orderBy: { workspaceId: 'asc' }, limit: MAX_BATCH });
    for (const row of rows) {
      for (const column of columns) {
        const { workspaceId, [column]: sealed } = row;
        if (!sealed || sealed.startsWith(`${box.currentKeyId}.`)) continue;
        try {
          const anew = box.seal(box.open(sealed, workspaceId), workspaceId);
          resealed += await em.nativeUpdate(SecretRow, { workspaceId, [column]: sealed }, { [column]: anew });
        } catch (error) {
          problems.push((error as Error).message);
        }
      }
    }
    await onProgress(resealed);
    const last = rows.at(-1);
    if (!last || rows.length < MAX_BATCH) break;
    after = last.workspaceId;
  }
  return { resealed, left: await orm.em.fork().count(SecretRow, ofAnotherKey), problems };
}

/** The id of a key may hold `_`, which means any character in a pattern. */
function likeText(text: string): string {
  return text.replaceAll('_', '\\_');
}
