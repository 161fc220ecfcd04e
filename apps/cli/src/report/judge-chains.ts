import { failedGates, type Identity, type Pack, render } from '@blazon/brand-engine';
import type { Check } from './gate.js';
import { checkSafety } from './judge-prompts.js';
import type { ChainRun, StepRun } from './runs.js';

const parts = ['name', 'descriptor', 'mark', 'type', 'layout', 'palette'] as const;

const changedParts = ({ before, after }: StepRun): string[] => parts.filter((part) => drawnAs(part, before) !== drawnAs(part, after));

/** A part as it was decided; that a picture has its colour however bright goes with the colour, and is no other mark. */
const drawnAs = (part: (typeof parts)[number], { node }: Identity): string =>
  JSON.stringify(node.decisions[part], (key, value: unknown) => (key === 'vivid' ? undefined : value));

const pathsOf = ({ assets }: Identity): string =>
  [assets.logo_svg, assets.logo_svg_dark].map((svg) => svg.replace(/ fill="[^"]*"/g, '')).join();

/** A wordmark or a badge has no symbol to put beside the name or in a circle: there, mark and layout move together. */
const hasNoSymbol = ({ node }: Identity): boolean => ['wordmark', 'badge', 'lockup'].includes(node.decisions.layout.kind);
const isBound = (part: string): boolean => part === 'mark' || part === 'layout';

/** A sentence whose wish is already fulfilled changes nothing, and the record must say so. */
const isAlreadySo = ({ after }: StepRun): boolean => (after.node.refinement?.notApplied.length ?? 0) > 0;

function checkStep(run: StepRun, subject: string, pack: Pack): Check[] {
  const { step, before, after, figures } = run;
  const changed = changedParts(run);
  const missing = step.must.filter((part) => !changed.includes(part));
  const isFree = (part: string): boolean => step.must.includes(part) || step.may.includes(part);
  const moved = changed.filter((part) => !isFree(part) && !(isBound(part) && hasNoSymbol(before) && (isFree('mark') || isFree('layout'))));
  // A new ground is one more shape.
  const hasGround = ({ node }: Identity): boolean => node.decisions.palette.ground !== undefined;
  const isColourOnly = changed.length > 0 && changed.every((part) => part === 'palette') && hasGround(before) === hasGround(after);
  const failed = failedGates(figures);
  return [
    { gate: 'expected changes', subject, passed: missing.length === 0 || isAlreadySo(run), seen: `unchanged: ${missing.join(' ')}` },
    { gate: 'all else stays', subject, passed: moved.length === 0, seen: `changed: ${moved.join(' ')}` },
    ...(isColourOnly ? [{ gate: 'colour keeps paths' as const, subject, passed: pathsOf(before) === pathsOf(after) }] : []),
    { gate: 'refined gates', subject, passed: failed.length === 0, seen: failed.join(' ') },
    ...checkSafety(subject, after, pack),
  ];
}

export function checkChain({ prompt, steps }: ChainRun, pack: Pack): Check[] {
  const said = [prompt];
  return steps.flatMap((run) => {
    said.push(run.step.say);
    return checkStep(run, said.join(' → '), pack);
  });
}

/**
 * A long chain is stable when every step is safe, passes the gates and is drawn the same from its stored node,
 * and recognisable when the name and whatever no sentence spoke of are still there at the end.
 */
export function checkLongChain(run: ChainRun, pack: Pack): Check {
  const faults = run.steps.flatMap((step) => {
    const stored = JSON.parse(JSON.stringify(step.after.node.decisions)) as typeof step.after.node.decisions;
    const isSame = JSON.stringify(render(stored, pack)) === JSON.stringify(step.after.assets);
    const missed = checkStep(step, step.step.say, pack).filter(({ gate, passed }) => !passed && gate !== 'expected changes');
    return [
      ...(isSame ? [] : [`${step.step.say}: drawn differently from its node`]),
      ...missed.map(({ gate, subject, seen }) => `${subject}: ${gate} ${seen ?? ''}`),
    ];
  });
  return { gate: 'chains of ten', subject: run.prompt, passed: faults.length === 0, seen: faults.join('; ') };
}
