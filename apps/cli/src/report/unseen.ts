import type { Engine, Identity } from '@blazon/brand-engine';
import type { UnseenPrompt } from '@blazon/brand-engine/corpus';
import { hueErrorOf } from './colour.js';
import { seedOf } from './runs.js';

const maxHueError = 15;

/** The result of an unseen prompt; null where there is nothing to judge. */
export interface UnseenRun {
  label: UnseenPrompt;
  identity: Identity;
  nameIsRight: boolean;
  /** Whether a fitting picture is among the first three thought of. */
  iconIsNear: boolean;
  hueIsRight: boolean | null;
  /** Whether the picture that the mark shows is a fitting one. */
  shownFits: boolean | null;
}

export async function runUnseen(engine: Engine, labels: readonly UnseenPrompt[]): Promise<UnseenRun[]> {
  const runs: UnseenRun[] = [];
  for (const label of labels) {
    const identity = await engine.generate({ prompt: label.prompt, seed: seedOf(label.prompt), watermark: false });
    const { brief, decisions } = identity.node;
    const { icon } = decisions.mark;
    runs.push({
      label,
      identity,
      nameIsRight: [brief.name, `${brief.name} ${brief.descriptor ?? ''}`].includes(label.name),
      iconIsNear: brief.icons.slice(0, 3).some(({ id }) => label.icons.includes(id)),
      hueIsRight: label.primary === undefined ? null : hueErrorOf(identity.assets.primary_color, label.primary) <= maxHueError,
      shownFits: icon === null ? null : label.icons.includes(icon),
    });
  }
  return runs;
}

const kinds = ['nameIsRight', 'iconIsNear', 'hueIsRight', 'shownFits'] as const;
const titles: Record<(typeof kinds)[number], string> = {
  nameIsRight: 'name right',
  iconIsNear: 'icon among the first three',
  hueIsRight: 'hue within 15°',
  shownFits: 'shown picture fits',
};

/** The rates of a round, one line each, with the prompts that missed. */
export function unseenLines(runs: readonly UnseenRun[], round: 1 | 2): string[] {
  const own = runs.filter(({ label }) => label.round === round);
  return kinds.map((kind) => {
    const judged = own.filter((run) => run[kind] !== null);
    const missed = judged.filter((run) => run[kind] === false);
    const rate = (100 * (judged.length - missed.length)) / judged.length;
    const list = missed.map(({ label }) => `\n      ${label.prompt}`).join('');
    return `${titles[kind].padEnd(28)} ${rate.toFixed(1).padStart(5)} % (${judged.length - missed.length} of ${judged.length})${list}`;
  });
}
