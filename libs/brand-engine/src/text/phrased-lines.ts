import { splits } from './break-name.js';

const words = (list: string): RegExp => new RegExp(`^(?:${list.trim().split(/\s+/).join('|')})$`, 'iu');

/** Words that belong to what follows them: a line ends with an article badly, with a preposition not quite well, and with "of" at most. */
const articles = words(
  'the a an his her my our your der die das den ein eine le la les un une el los las il lo gli het een det ett o os as',
);
const prepositions = words(
  'by at in on from to with without von für im am zum zur bei mit ohne avec sans sin con senza di da do dos van voor met zonder av på til uten i',
);
const genitives = words('of for de du des del della');
const joints = words('& \\+ and und et y e ed og och en ja ni a и та і και');

/** Words that name a place together with the one before them: "Pelham Road". */
const places = words(
  `road street lane hill house bay park green point bridge gate court farm field fields wood woods valley river lake island beach square row
   yard mill end corner cross grove close avenue drive way hall moor marsh ridge cove quay wharf springs creek heights`,
);

/** Words for what a firm is, which stand well on a line of their own. */
const kinds = words(
  `family dental dentistry dentists solicitors lawyers barbers barber bakery bakers brewing brewery roasters coffee catering plumbing heating joinery
   interiors physio physiotherapy grooming preschool nursery school academy college library society association club choir quartet orchestra
   studio studios gallery museum restaurant kitchen bistro cafe café bar pub hotel lodge inn farm dairy gardens florist flowers foods farms
   cycles bikes motors garage builders building roofing construction architects engineers surveyors accountants tax consulting partners
   partnership associates holdings group labs systems software security logistics transport couriers removals cleaning electrical electrics
   tattoo yoga pilates fitness gym surf photography films records books press prints ceramics pottery jewellery clothing tailors shoes fair
   festival market markets co co\\. ltd ltd\\. gmbh inc inc\\. llc ab as aps sl ry`,
);

/** What a bad place for a break costs, in letters of uneven lines, and what a good one is worth. */
const cost = { article: 6, preposition: 4, genitive: 0.5, jointLast: 2, jointFirst: 1, partners: 3.5, place: 11, kind: -3 } as const;

/** How wide a line is, in letters of middle width. */
const widthOf = (line: string): number =>
  Array.from(line).reduce((sum, letter) => sum + (/[iljtf.,'’!|I1: ]/.test(letter) ? 0.55 : /[mwMW&@]/.test(letter) ? 1.4 : 1), 0);

function badness(lines: readonly string[]): number {
  const widths = lines.map(widthOf);
  // "Ambrose & Sons Barbers": where more is told than the partners, they stay together.
  const partners = lines.join(' ').split(' ').length > 3 ? cost.partners : 0;
  const breaks = lines.slice(1).map((line, i) => {
    const [last = '', first = ''] = [lines[i]?.split(' ').at(-1), line.split(' ')[0]];
    return (
      (articles.test(last) ? cost.article : 0) +
      (prepositions.test(last) ? cost.preposition : 0) +
      (genitives.test(last) ? cost.genitive : 0) +
      (joints.test(last) ? cost.jointLast + partners : 0) +
      (joints.test(first) ? cost.jointFirst + partners : 0) +
      (places.test(first) && !places.test(last) ? cost.place : 0)
    );
  });
  const isKind = (lines.at(-1) ?? '').split(' ').every((word) => kinds.test(word) || joints.test(word));
  return Math.max(...widths) - Math.min(...widths) + breaks.reduce((sum, own) => sum + own, 0) + (isKind ? cost.kind : 0);
}

/** The lines of a name that break where its sense does, as even as that allows; one line where it is no longer than `most`. */
export function phrasedLines(name: string, count: number, most: number): string[] {
  const all = name.split(' ').filter(Boolean);
  if (all.length < 2 || Array.from(name).length <= most) return [all.join(' ')];
  const ways = splits(all, Math.min(count, all.length)).map((lines) => ({ lines, cost: badness(lines) }));
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best)).lines;
}
