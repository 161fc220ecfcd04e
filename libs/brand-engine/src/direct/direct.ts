import type { Brief } from '../brief.js';
import type { Decisions, MarkDecision } from '../decisions.js';
import type { Family } from '../families/family.js';
import { fallbacks } from '../families/index.js';
import { lockup } from '../families/lockup.js';
import type { Pack } from '../pack/pack.js';
import { stream } from '../random.js';
import { clashes } from '../temperament/clash.js';
import { setApart } from './arranging.js';
import type { Architecture } from './architecture.js';
import { demandedIcon, fitsGround, isAllowed, openDevices, showsPicture } from './constraints.js';
import { showsRefused } from './forms.js';
import { type Hand, takeUp } from './hand.js';
import { isOfThing, lackOf } from './lack.js';
import { lackOfPicture } from './plain-signs.js';
import { type Plan, plansOf } from './plans.js';
import { settle } from './settle.js';
import { lastResorts } from './ways.js';
import { weightsOf } from './weights.js';

/** What two pictures lack that stand side by side because their composition fails: less than one that is left out. */
const lessComposed = 0.6;

/** What a shape lacks that stands on a ground because it does not stand by itself. */
const lessBare = 0.1;

/** An abstract shape that was asked for, cut out of plain grounds: rising bars alone are heavier on one side. */
function platedShapes({ abstractShape, constraints, refused }: Brief, mark: MarkDecision): MarkDecision[] {
  if (abstractShape === undefined || mark.container !== 'none' || constraints.container !== 'any') return [];
  return (['circle', 'squircle'] as const)
    .filter((container) => refused?.containers.includes(container) !== true)
    .map((container) => ({ ...mark, container }));
}

/** Who asks for much, or leaves few plans open, is shown more ways of each. */
function waysPerPlan(hand: Hand, plans: number): number {
  const { forms, year, together, count, arrangement, nameLines, between } = hand.brief;
  return plans <= 3 || (forms?.length ?? 0) > 0 || year || together || count || arrangement || nameLines || between || isOfThing(hand)
    ? 8
    : 4;
}

/** A picture that nobody asked for gives way to the rules that somebody did. */
function* linesWithoutPicture(hand: Hand): Generator<Decisions, void> {
  const { brief, pack } = hand;
  const isLined = brief.between !== undefined || brief.forms?.some((form) => form === 'rules' || form === 'underlined') === true;
  if (!isLined || demandedIcon(brief) !== null || brief.constraints.noIcon || !isAllowed(lockup, brief)) return;
  const bare = { ...hand, brief: { ...brief, constraints: { ...brief.constraints, noIcon: true } } };
  for (const device of openDevices(lockup, bare.brief)) {
    const decisions = settle(bare, lockup, device);
    if (decisions && !showsRefused(brief, decisions, pack) && lackOf(hand, decisions, 'lockup') === 0) yield decisions;
  }
}

/**
 * Candidates in the order in which they should be tried: the architecture first, so that another seed is another idea.
 * The last ones are plain enough to pass. Nothing comes when no font has the characters of the name.
 */
export function* direct(brief: Brief, styleSeed: string, pack: Pack, idea = 0): Generator<Decisions, void> {
  let isPossible = false;
  for (const decisions of withinDemands(brief, styleSeed, pack, idea)) {
    isPossible = true;
    yield decisions;
  }
  if (isPossible) return;
  // "A badge with a bell … no picture": where the demands leave no way at all, the kind of mark is left open.
  const open = { symbol: 'any', container: 'any', layout: 'any' } as const;
  yield* withinDemands({ ...brief, constraints: { ...brief.constraints, ...open } }, styleSeed, pack, idea);
}

interface Chosen {
  architecture: Architecture;
  family: Family;
  device: string;
}

/** Some ways of every plan, in the order of the seed. */
function* chosenWays(hand: Hand, plans: readonly Plan[], perPlan: number): Generator<Chosen, void> {
  const { ofPlan, ofWay } = weightsOf(hand, plans);
  const last: Chosen[] = [];
  for (const { architecture, ideas } of stream(hand.seed, 'architecture').ordered(plans, ofPlan)) {
    const ways = ideas.flatMap((own) => own.ways.map((way) => ({ family: own.family, device: way.device, weight: ofWay(own, way) })));
    const ordered = stream(hand.seed, `ideas/${architecture}`).ordered(ways, ({ weight }) => weight);
    for (const { family, device } of ordered.slice(0, perPlan)) {
      if (lastResorts.has(`${family.id}/${device}`)) last.push({ architecture, family, device });
      else yield { architecture, family, device };
    }
  }
  yield* last;
}

function* withinDemands(brief: Brief, styleSeed: string, pack: Pack, idea: number): Generator<Decisions, void> {
  const hand = takeUp(brief, styleSeed, pack, idea);
  if (!hand) return;
  yield* inOrder(hand);
  // Where no face leaves the letter to its picture, the picture stands beside the name.
  if (brief.inLetters) yield* withinDemands({ ...brief, inLetters: undefined }, styleSeed, pack, idea);
}

/** What the next picture of a trade scores at least: below that it is only a relative of what the trade shows. */
const leastOfNext = 0.6;

/** The candidates of one hand: what lacks nothing, then what lacks the least, then the plainest. */
function* inOrder(hand: Hand): Generator<Decisions, void> {
  const { brief, pack, seed } = hand;
  const plans = plansOf(hand);
  const unpictured = lackOfPicture(brief, seed);
  const perPlan = waysPerPlan(hand, plans.length);
  const lacking: { decisions: Decisions; missing: number }[] = [];
  function* complete(by: Hand, { architecture, family, device }: Chosen): Generator<Decisions, void> {
    const decisions = settle(by, family, device);
    if (!decisions || clashes(brief, decisions, pack).length > 0 || showsRefused(brief, decisions, pack)) return;
    const missing = lackOf(by, decisions, architecture) + unpictured(decisions.mark);
    if (missing === 0) yield decisions;
    else lacking.push({ decisions, missing });
    for (const mark of platedShapes(brief, decisions.mark)) lacking.push({ decisions: { ...decisions, mark }, missing: lessBare });
    const apart = setApart(decisions.mark);
    if (apart !== null) lacking.push({ decisions: { ...decisions, mark: apart }, missing: missing + lessComposed });
  }
  const pictured: Chosen[] = [];
  const pictureless: Chosen[] = [];
  const shown = new Set<string | null>();
  for (const chosen of chosenWays(hand, plans, perPlan)) {
    // What shows no picture where there should be one is worked out only after all that has one.
    if (!showsPicture(chosen.family) && unpictured({ icon: null, family: chosen.family.id }) > 0) {
      pictureless.push(chosen);
      continue;
    }
    pictured.push(chosen);
    for (const decisions of complete(hand, chosen)) {
      shown.add(decisions.mark.icon);
      yield decisions;
    }
  }
  // Where a picture of the trade passes nowhere, the next one may.
  const others = brief.icons.filter(({ id, score }) => score >= leastOfNext && !shown.has(id));
  if (pictureless.length > 0 && others.length > 0)
    for (const chosen of pictured) yield* complete({ ...hand, brief: { ...brief, icons: others } }, chosen);
  for (const chosen of pictureless) yield* complete(hand, chosen);
  yield* linesWithoutPicture(hand);
  // Where nothing shows every form that was asked for, what shows the most comes first.
  yield* lacking.sort((a, b) => a.missing - b.missing).map(({ decisions }) => decisions);
  for (const { family, device } of fallbacks) {
    const plain = isAllowed(family, brief) && fitsGround(family, device, brief) ? settle(hand, family, device) : undefined;
    if (plain) yield plain;
  }
}
