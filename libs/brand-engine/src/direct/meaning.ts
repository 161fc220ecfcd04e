import type { AbstractShape, Brief } from '../brief.js';
import type { Family } from '../families/family.js';
import { industryOf } from '../understanding/index.js';

/** Whole words, in the plural too, or stems that end in a star. */
const anyOf = (words: string): RegExp =>
  new RegExp(
    words
      .trim()
      .split(/\s+/)
      .map((word) => (word.endsWith('*') ? `\\b${word.slice(0, -1)}` : `\\b${word}s?\\b`))
      .join('|'),
  );

const water = 'water sea ocean surf* swim* sail* boat marine maritime river lake fish seafood diving tide wave beach plumb*';
const sound = 'music audio sound podcast radio voice broadcast* media';
const calm = 'spa wellness yoga meditat* mental-health sleep';
const heights = 'mountain outdoor climb* hik* ski skiing camp* summit peak alpin* adventure trek*';
const blossom = `flower flor* botan* garden* beauty skincare cosmetic* salon nature plant organic wedding perfume herb* vegan lotus leaf ${calm}`;
const growth = 'financ* fintech bank* invest* data analytic* account* consult* market* growth insur* chart tax sales crypto';
const blocks =
  'logist* deliver* shipping packag* storage software data cloud block crypto tech* construct* architect* gam* furnit* manufactur* engineer* developer* moving hardware cyber* ai electronic* toy building interior';
const science = 'space planet scien* software data network ai research biotech physic* cloud electronic* moon satellite telecom';
const glow =
  'ai magic clean* sparkl* beauty jewel* star event creativ* photo* design festival light* electric* energy perfume party entertain*';
const travel = 'travel navig* explor* compass sail* map outdoor adventure maritime tour* aviation';
const bonds =
  'consult* communit* social network partner* logist* wedding insur* team hr recruit* fintech bank* software legal care chain charit* nonprofit connect* union coaching therap*';
const home = 'architect* real-estate interior hotel museum door home construct* arch gate winery hospitality';

/**
 * What an abstract idea reads as, by family or by family and device. Such an idea is tried only for a brief that speaks of it: waves
 * for a hardware shop would say the wrong thing. Ideas that are not listed say nothing in particular and go with everything.
 */
const readsAs: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    'waves/sea': water,
    'waves/horizon': water,
    'waves/current': `${water} ${sound} ${calm} wind`,
    'waves/swell': `${water} ${sound} ${calm} wind`,
    peaks: heights,
    'scene/hills': `${heights} farm* hill field landscape garden* nature* park vineyard winery agri*`,
    'scene/dusk': 'sun solar beach desert travel hotel surf* outdoor',
    'scene/night': `${heights} moon night sleep`,
    'scene/shore': `${water} farm* travel hotel`,
    petals: blossom,
    'petals/blades': 'energy wind fan aviation air hvac electric* drone',
    'orbits/planet': 'space planet astro* galax* satellite',
    orbits: science,
    'bars/pulse': sound,
    bars: growth,
    'loops/clasp': bonds,
    'loops/frames': bonds,
    'loops/rings': bonds,
    'loops/trefoil': `${bonds} family colour print* health* educat* collab* blend* mix* festival`,
    'radial/dial': 'time clock watch data analytic* chart speed photo* fitness running sport plan* productiv*',
    cube: blocks,
    'spark/compass': travel,
    spark: glow,
    'arches/rainbow': `rainbow kid child* toy nursery school baby communit* ${sound}`,
    'arches/quarter': sound,
    'arches/gates': home,
    'arches/ripple': `${water} ${sound} ${calm} social communic*`,
    'radial/rays': 'sun solar light energy summer electric* morning vitamin',
    'radial/fan': 'photo* film camera fan air hvac energy motor* automotive aviation',
  }).map(([idea, words]) => [idea, anyOf(words)]),
);

/** What an idea is taken for: who refuses that is not shown it. */
const takenFor: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    bars: 'chart graph bar column diagram statistic histogram stair step',
    waves: 'wave water sea ocean',
    peaks: 'mountain peak hill summit triangle arrow',
    scene: 'mountain hill landscape sun moon horizon',
    petals: 'flower petal blossom lotus leaf',
    orbits: 'planet orbit atom globe saturn',
    radial: 'sun ray sunburst star flower asterisk',
    'radial/dial': 'clock dial gauge chart graph',
    spark: 'star sparkle spark asterisk compass',
    cube: 'cube box block',
    loops: 'loop ring chain knot infinity',
    arches: 'arch rainbow',
    grid: 'grid dot square pixel',
    'wordmark/ring-o': 'ring circle disc ball target',
    'wordmark/dotted': 'dot circle ball',
  }).map(([idea, words]) => [idea, anyOf(words)]),
);

/** The abstract ideas, as family and device, that are made of a shape. */
const madeOf: Record<AbstractShape, RegExp> = {
  bars: /^bars\/(?:rising|pulse)$/,
  'rising-bars': /^bars\/rising$/,
  steps: /^bars\/steps$/,
  stripes: /^bars\/slanted$/,
  waves: /^waves\//,
  rings: /^loops\/(?!trefoil)/,
  circles: /^loops\/trefoil$/,
  arcs: /^arches\/(?!gates)/,
  arches: /^arches\/gates$/,
  rays: /^radial\//,
  petals: /^petals\//,
  peaks: /^peaks\//,
  cubes: /^cube\//,
  squares: /^grid\//,
  orbits: /^orbits\//,
  stars: /^spark\//,
};

/** Whether a mark is made of the shapes that were asked for. */
export const isMadeOf = (shape: AbstractShape, { family, device }: { family: string; device: string }): boolean =>
  madeOf[shape].test(`${family}/${device}`);

/** Whether an idea may stand for this brief. */
export function speaksOf(family: Family, device: string, { industry, concepts, avoidConcepts, abstractShape }: Brief): boolean {
  if (abstractShape !== undefined && family.kind === 'abstract') return isMadeOf(abstractShape, { family: family.id, device });
  const looks = takenFor.get(`${family.id}/${device}`) ?? takenFor.get(family.id);
  if (looks !== undefined && avoidConcepts.some((term) => looks.test(term))) return false;
  const meaning = readsAs.get(`${family.id}/${device}`) ?? readsAs.get(family.id);
  if (meaning === undefined) return true;
  // What a trade might show besides its own thing ("mountain" for bicycles) is too faint to be all of the mark.
  const faint = industryOf(industry)?.concepts.slice(1) ?? [];
  const told = concepts.filter(({ term, weight }) => weight >= 0.74 || !faint.includes(term)).map(({ term }) => term);
  return meaning.test([industry ?? '', ...told].join(' '));
}

/** Whether an idea reads as something at all, so that fitting the brief counts in its favour. */
export const hasMeaning = (family: Family, device: string): boolean => readsAs.has(`${family.id}/${device}`) || readsAs.has(family.id);
