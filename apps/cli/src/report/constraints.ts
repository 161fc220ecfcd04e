import { type Constraints, type Decisions, familyOf, type Identity, type Pack } from '@blazon/brand-engine';
import type { LabelledPrompt } from '@blazon/brand-engine/corpus';
import { chromaOf, hueErrorOf } from './colour.js';

const neutralChroma = 0.045;
const sameHue = 15;

const fillsOf = (svg: string): Set<string> => new Set([...svg.matchAll(/ fill="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex ?? ''));

/** Whether an identity meets one demand. */
const honours: { [demand in keyof Constraints]: (wanted: Constraints[demand], identity: Identity, pack: Pack) => boolean } = {
  symbol: (wanted, { node }) => wanted === 'any' || familyOf(node.decisions.mark.family).kind === wanted,
  container: (wanted, { node }) => wanted === 'any' || node.decisions.mark.container === wanted,
  letterCase: (wanted, { node }) => wanted === 'any' || node.decisions.type.letterCase === wanted,
  layout: (wanted, { node }) => wanted === 'any' || node.decisions.layout.kind === wanted,
  typeClass: (wanted, { node }, pack) => wanted === 'any' || pack.font(node.decisions.type.font).classes.includes(wanted),
  oneColour: (wanted, { assets, node }) =>
    !wanted || [...fillsOf(assets.logo_svg)].filter((hex) => hex !== node.decisions.palette.ink).length <= 1,
  monochrome: (wanted, { assets }) => !wanted || [...fillsOf(assets.logo_svg)].every((hex) => chromaOf(hex) <= neutralChroma),
  noIcon: (wanted, { node }) => !wanted || node.decisions.mark.icon === null,
  noText: (wanted, { assets }) => !wanted || assets.logo_svg.split('<g>').length === 2,
};

function isHonoured<D extends keyof Constraints>(demand: D, wanted: Constraints[D], identity: Identity, pack: Pack): boolean {
  return honours[demand](wanted, identity, pack);
}

/** Icons by the thing they show. */
export type FindIcons = (thing: string) => string[];

/** The demands of a label that the identity does not meet. */
export function disregarded({ expect }: LabelledPrompt, identity: Identity, pack: Pack, findIcons: FindIcons): string[] {
  const { decisions, brief } = identity.node;
  const demands = Object.entries(expect.constraints ?? {}) as [keyof Constraints, never][];
  return [
    ...demands
      .filter(([demand, wanted]) => !isHonoured(demand, wanted, identity, pack))
      .map(([demand, wanted]) => `${demand}: ${String(wanted)}`),
    ...(expect.name !== undefined && !isWritten(expect.name, decisions) ? [`name: ${expect.name}`] : []),
    ...(expect.avoidColours ?? []).filter((hex) => isPainted(hex, decisions)).map((hex) => `avoid ${hex}`),
    ...(expect.avoidConcepts ?? []).filter((thing) => shows(thing, decisions, findIcons)).map((thing) => `avoid ${thing}`),
    ...(expect.concepts !== undefined &&
    brief.constraints.symbol === 'any' &&
    !brief.constraints.noIcon &&
    !showsOneOf(expect.concepts, decisions, findIcons)
      ? [`shows ${decisions.mark.icon ?? decisions.mark.family}, not ${expect.concepts.join(' or ')}`]
      : []),
  ];
}

const isPainted = (hex: string, { palette }: Decisions): boolean =>
  [palette.primary, palette.secondary].some((own) => chromaOf(own) > neutralChroma && hueErrorOf(own, hex) <= sameHue);

const shows = (thing: string, { mark }: Decisions, findIcons: FindIcons): boolean =>
  mark.icon !== null && findIcons(thing).includes(mark.icon);

/** Whether a name is drawn, whole or with its last words on a separate line. */
const isWritten = (name: string, { name: drawn, descriptor }: Decisions): boolean =>
  drawn === name || `${drawn} ${descriptor ?? ''}` === name;

/** A thing that no icon shows cannot be demanded. */
function showsOneOf(things: readonly string[], decisions: Decisions, findIcons: FindIcons): boolean {
  const known = things.filter((thing) => findIcons(thing).length > 0);
  return known.length === 0 || known.some((thing) => shows(thing, decisions, findIcons));
}
