import { contrast, fromHex, hueDistance } from '../../colour/oklch.js';
import { direct } from '../../direct/direct.js';
import { familyOf } from '../../families/index.js';
import { askedContrast, groundUnder } from '../../scene/grounds.js';
import { nameLines } from '../../text/break-name.js';
import { type Applied, type ApplyContext, type Draft, edit, omit, passes } from './state.js';

/** Whether the rule under a name of several lines runs through the line that is written there. */
export const crossesLine = ({ mark, descriptor, name, layout }: Draft['decisions']): boolean =>
  mark.family === 'wordmark' && mark.device === 'underline' && descriptor !== null && nameLines(name, layout).length > 1;

/** Devices that give whole letters the colour, before those that draw something beside them. */
const inLetters = /^(?:words|two-tone|initials)$/;

/** How much deeper letters are drawn in a colour that is too light for them, before it is another tone. */
const mostDeepened = 0.14;

/** Whether two colours are hardly told from each other. */
function isLike(one: string, other: string, mostApart = 0.06): boolean {
  const [a, b] = [fromHex(one), fromHex(other)];
  return (
    Math.abs(a.l - b.l) < mostApart && Math.abs(a.c - b.c) < 0.05 && (Math.max(a.c, b.c) < 0.03 || Math.abs(hueDistance(a.h, b.h)) < 20)
  );
}

/** The name alone in the main colour, where that is the only one and the name is read in it; black letters were black before. */
function plainWord(draft: Draft, context: ApplyContext): Draft | undefined {
  const { palette, layout, mark } = draft.decisions;
  const isInMain = palette.inkAsked !== true || palette.ink === palette.primary;
  const isOnly = palette.accentAsked !== true && palette.tertiary === undefined && isInMain;
  if (!isOnly || contrast(palette.primary, groundUnder('light', palette)) < askedContrast) return undefined;
  const alone = edit(draft, {
    mark: { family: 'wordmark', device: 'alone', icon: null, letters: '', container: 'none' },
    layout: { ...layout, kind: 'wordmark' },
    palette: { ink: palette.primary, inkAsked: true },
  });
  const bare: Draft = { ...alone, decisions: { ...alone.decisions, mark: omit(alone.decisions.mark, 'scale', 'vivid', 'asked', 'faced') } };
  return mark.treatments === undefined && passes(bare, context) ? bare : undefined;
}

/** The name alone, in the idea that shows the most of the main colour. */
export function wordAlone(draft: Draft, context: ApplyContext): Applied {
  const { primary } = draft.decisions.palette;
  const { constraints } = draft.brief;
  // Who asks for plain letters from the start gets no part of them in another colour; here the main colour is to stay.
  const candidates = (['any', 'wordmark'] as const).flatMap((symbol) => [
    ...direct(
      { ...draft.brief, icons: [], constraints: { ...constraints, symbol, noIcon: true } },
      draft.decisions.mark.family,
      context.pack,
    ),
  ]);
  const ways = candidates
    .filter(({ mark }) => familyOf(mark.family).kind === 'wordmark' && mark.icon === null)
    .map(({ mark, layout }): Draft => ({
      brief: draft.brief,
      decisions: { ...draft.decisions, mark, layout: { ...draft.decisions.layout, ...layout } },
    }))
    .filter((way) => passes(way, context) && !crossesLine(way.decisions));
  const share = ({ decisions }: Draft): number =>
    context
      .judge(decisions)
      .areas.filter(({ hex }) => Math.abs(hueDistance(fromHex(hex).h, fromHex(primary).h)) < 25 && fromHex(hex).c > 0.06)
      .reduce((sum, { share: own }) => sum + own, 0);
  // A tone that was not there before is a colour that nobody asked for.
  const seen = [...context.judge(draft.decisions).areas.map(({ hex }) => hex), primary, draft.decisions.palette.ink];
  const isOfOwn = ({ decisions }: Draft): boolean =>
    context.judge(decisions).areas.every(({ hex }) => seen.some((own) => isLike(own, hex)) || isLike(primary, hex, mostDeepened));
  const own = ways.filter(isOfOwn);
  // Letters that have the main colour already need no other idea to show it.
  const isInMain = draft.decisions.palette.inkAsked === true && draft.decisions.palette.ink === primary;
  const plain = own.length === 0 || isInMain ? plainWord(draft, context) : undefined;
  if (plain) return plain;
  const [most] = (own.length > 0 ? own : ways)
    .map((way) => ({ way, share: share(way) + (inLetters.test(way.decisions.mark.device) ? 1 : 0) }))
    .sort((a, b) => b.share - a.share);
  return most?.way ?? { refused: 'The name alone has no form that is read in this colour.' };
}
