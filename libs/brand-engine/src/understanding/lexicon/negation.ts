import { list, PhraseTable, words } from '../text/phrases.js';

const table = (phrases: string): PhraseTable<true> => new PhraseTable<true>(list(phrases).map((phrase) => [phrase, true]));

/** Deny the noun phrase after them. */
export const negators = table(`
  no, nope, nah, not, never, nothing, nor, neither, none, zero, isn't, isnt, aren't, arent, don't, dont, doesn't, doesnt, won't, wouldn't, wouldnt,
  shouldn't, shouldnt, mustn't, mustnt, can't, cannot, wasn't, wasnt,
  minus, no more, not a, not an, not the, not any, not in, not with, nothing with, do not, does not, please no, never ever, by no means, without
`);

/** Deny all items of the list after them, which "and" continues. */
export const openNegators = table(`
  avoid, avoiding, avoids, hate, hates, hated, dislike, dislikes, skip, exclude, excluding, except, except for, instead of, rather than, stay away from,
  steer clear of, keep away from, keep clear of, stay clear of, free of, free from, tired of, sick of, fed up with, bored of, anything but, everything but, all but, any colour but,
  any color but, anything except, everything except, anything other than, other than, apart from, nothing like, enough of, enough with, so over, done with, can't stand, cannot stand,
  can't bear, spare us, spare me, leave out, leaving out, must not have, must not show, don'ts, no-gos, not to show, ditch, ban, not a fan of, not a big fan of, not a huge fan of, not a great fan of, not fans of, not big fans of, no fan of, no fans of, not keen on, not too keen on, not so keen on, not fond of, not crazy about, far from, allergic to, refuse, refusing, reject, lose the,
  dropped the, dropped, drop the, gave up, given up, giving up, got rid of, moved away from, moving away from, no longer, scrapped, scrap the, gone off, decided against, voted against, ruled out, said goodbye to,
  retire, get rid of, rid of, previously had, used to have, used to show, the old logo, the old crest, our old logo, my old logo, our old crest, our old sign, my old sign, the previous logo, the current logo, our current logo, our previous logo, my previous logo, my current logo, our last logo, my last logo, our existing logo, the existing logo, our present logo, the present logo, our current crest, the current crest, our current sign, the current sign, our current badge, the current badge, our logo currently, the logo currently, at the moment we use, at the moment we have, currently we use, we currently use,
  forget, forget about, forbid, forbidden, banned, rule out, we don't want, i don't want, don't want, do not want, doesn't want, don't use, do not use,
  don't show, do not show, don't include, do not include, please don't use, never use, never show, don't give us, don't give me, must not, should not show,
  makes people think of, make people think of, mistaken for, confused with, anti, off limits, not into, away from, none of, neither, don't need, do not need, don't like, do not like, can live without, could do without, we've had enough of, we have enough
`);

/** Deny what stands before them. */
export const deniedBefore = table(`
  not in the logo, not on the logo, not for the logo, not in our logo, should not be on, should not be in, should not be part, should not be shown, should not be used, should not appear, should never appear, must not be on, must not be in, must not appear, may not appear, shouldn't be on, shouldn't be in, shouldn't be part, shouldn't appear,
  mustn't appear, mustn't be on, has no place, have no place, does not belong, doesn't belong, do not belong, don't belong,
  is too obvious, are too obvious, too obvious, is a cliche, are a cliche, are cliche, is cliche, are cliches, is overused, are overused, is overdone, are overdone, has been done to death, have been done to death, is done to death, are done to death, been done to death, too much of a cliche, was rejected, were rejected, was dropped, were dropped, please not, not please,
  are to be avoided, is to be avoided, to be avoided, not needed, not required, not necessary, not wanted, not allowed, not welcome, not an option, no thanks, no thank, is out, are out, is banned, are banned, banned, is forbidden,
  are forbidden, forbidden, verboten, is taboo, are taboo, taboo, is off the table, are off the table, off the table, have been done, has been done, is off limits, are off limits, off limits, off-limits, is a no-go, are a no-go, no-go, is excluded, are excluded,
  has to go, have to go, must go, should go, needs to go, need to go, out of the question, not please, is too cliché, would be wrong, unwanted, is not for us, are not for us, isn't for us, aren't for us, is not us, isn't us
`);

/** Deny all that their sentence spoke of before. */
export const pointsBack = table(`
  neither of those, neither of these, neither of them, want neither, need neither, like to avoid it, like to avoid that, like to avoid them, like to avoid this, rather avoid it, rather avoid that, rather avoid them, want to avoid it, want to avoid that, want to avoid them, none of those, none of these, none of that, none of them, anything but that, anything but those, anything but this, not that, not them, not those, not these, no such thing, nothing like that
`);

/** Behind a denial they mean what their sentence spoke of before: "do not put any of these in the logo". */
export const ofThese = table(`
  any of those, any of these, any of them, either of those, either of these, either of them
`);

/** "No colours except bottle green": what stands behind them is all that is wished for. */
export const exceptions = ['', 'other ', 'extra ']
  .flatMap((other) => list('colour, colours, color, colors').map((noun) => `no ${other}${noun}`))
  .flatMap((none) =>
    list('except for, except, other than, apart from, but for, but, besides, than, save for, save').map((link) => `${none} ${link}`),
  )
  .join(', ');

/** Have the word of a denial and deny nothing. */
export const idioms = table(`
  ${exceptions},
  zero waste, zero-waste, zero emission, zero emissions, zero carbon, zero alcohol, zero sugar, ground zero, zero hour, zero gravity,
  not only, not just, not sure, not necessarily, not afraid, not far, not yet, not too sure, no more than, no fewer than, no less than, no later, no doubt, no matter, no problem, no idea, no preference, no pressure, no rush, no worries, no-nonsense, no nonsense, no frills, no fuss, no name yet, no name,
  nothing says, nothing beats, nothing better than, why not, if not, or not, whether or not, nothing but, nothing else, nothing more than, nothing less than, cannot wait, can't wait, don't forget, do not forget, don't forget the, don't hesitate, don't mind, do not mind, don't care, don't know, do not know, don't worry, never mind,
  don't rely, do not rely, can't go wrong, second to none, not unlike, never forget
`);

/** Words at which a denial is over. */
export const scopeEnds = words(
  'but yet just instead however although though only rather because since so while whereas then maybe perhaps despite malgre trotz pesar nonostante apesar ondanks trots trods mimo pomimo navzdory несмотря попри',
);

export const stronger = new Map(
  Object.entries({
    very: 1.4,
    super: 1.4,
    really: 1.3,
    extremely: 1.5,
    ultra: 1.5,
    highly: 1.3,
    truly: 1.3,
    incredibly: 1.5,
    much: 1.3,
    lot: 1.3,
    way: 1.3,
    far: 1.3,
  }),
);
export const weaker = new Map(
  Object.entries({
    slightly: 0.5,
    bit: 0.5,
    little: 0.5,
    somewhat: 0.6,
    subtly: 0.5,
    touch: 0.5,
    hint: 0.5,
    quite: 0.9,
    fairly: 0.8,
    mildly: 0.5,
    tad: 0.5,
    slight: 0.5,
    subtle: 0.5,
  }),
);
