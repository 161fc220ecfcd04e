import { showsHead } from '../pack/portraits.js';
import { creatures } from '../understanding/asked-things.js';
import { words } from '../understanding/phrases.js';
import { headOf } from '../understanding/portrait-wishes.js';
import { areJoined, singular, type Token } from '../understanding/text.js';
import type { Thing } from '../understanding/wishes.js';

/** How a thing may be said to be, which a picture shows or does not. */
const states = words(`
  dripping leaking asleep sleeping dozing napping dreaming snoring curled smiling laughing grinning winking crying melting erupting exploding spinning rising setting
  falling bouncing swaying wilting bitten sliced halved upside-down spread outstretched open closed broken cracked winged burning lit flaming shining beaming steaming
  blooming blossoming flowering sprouting flying soaring gliding diving galloping leaping prancing rearing roaring howling barking yawning hugging kissing
  meditating juggling peeking hiding heart-shaped star-shaped uncut unpeeled unfolded unrolled unlocked half-eaten half-open half-peeled half-full half-empty bent torn leaning tilted tilting twisted folded
`);
/** What only a creature does: a climbing rope and a running shoe are things of their own. */
const deeds = words(
  'running jumping swimming climbing crawling walking trotting stretching dancing singing reading drinking eating licking waving thinking cooking painting playing cycling riding surfing skiing skating fishing',
);
/** What was done to a creature or put on it: "a hooded falcon", "a knitted bear". */
const dressed = /^\w{3,}ed$/;
/** How a picture is drawn, and not how its thing is. */
const drawn =
  /^(?:styli[sz]ed|simplified|detailed|outlined|engraved|etched|hand-drawn|abstracted|rounded|refined|dotted|printed|inked|coloured|colored|painted|embroidered|centred|centered|inspired|related|called|named|wanted|needed|liked|used|loved)$/;
/** What has a face where it is given one. */
const faced = words('sun moon star tooth cloud person man woman child girl boy heart robot');

/** States that pictures show, by the words for them and the ids of the pictures. */
const shownStates: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:burning|lit|flaming)$/, /candle|flame|fire|torch|lantern/],
  [/^(?:shining|beaming)$/, /sun|star|lighthouse|bulb|lamp/],
  [/^(?:rising|setting)$/, /sun-horizon|sun-over|sunrise/],
  [/^steaming$/, /^(?:own-cup|coffee|hot-beverage|own-tea-cup-saucer|own-pie-dish|own-curry-bowl)$|steam/],
  [/^(?:asleep|dozing|napping|dreaming|curled)$/, /sleeping/],
  [/^(?:running|galloping)$/, /galloping/],
  [/^(?:leaping|jumping)$/, /leaping/],
  [/^swimming$/, /fish|whale|dolphin|shark|turtle|salmon|seal|duck|mallard|swan|swim/],
  [
    /^(?:blooming|blossoming|flowering|sprouting)$/,
    /flower|rose|tulip|lotus|sprout|daisy|lily|poppy|blossom|orchid|peony|lavender|sunflower/,
  ],
  [
    /^(?:flying|soaring|gliding|spread)$/,
    /plane|rocket|kite|butterfly|bee$|dragonfly|balloon|^mdi-bird$|dove|seagull|swallow|hummingbird|^bat$/,
  ],
  [/^(?:open|spread)$/, /hand-fan|umbrella|parachute/],
  [/^reading$/, /book|newspaper/],
  [/^(?:walking|trotting)$/, /^black-cat$|walk/],
  [/^(?:running|cycling|skiing|surfing|climbing|dancing|singing|reading)$/, /-(?:run|bike|ski|surf|climb|dance|user)/],
];

/** A word that says how a thing is, and whether its picture shows it so. */
export interface State {
  at: number;
  isShown: boolean;
}

/** The words right around a thing that is shown which say how it is. */
export function statesAround({ term, from, to }: Thing, pictures: readonly string[], tokens: readonly Token[]): State[] {
  const isAlive = tokens.slice(from, to).some(({ key }) => creatures.has(singular(key)) || faced.has(singular(key)));
  const isDressed = ({ key, own, pos }: Token): boolean =>
    isAlive && key === own && /^(?:ADJ|VERB)$/.test(pos) && dressed.test(key) && !drawn.test(key);
  const isState = (token: Token, at: number): boolean =>
    (states.has(token.key) || (isAlive && deeds.has(token.key)) || (at === from - 1 && isDressed(token))) &&
    !term.split(' ').includes(token.key);
  const isShown = (key: string): boolean =>
    pictures.some((id) => id.split('-').includes(key) || shownStates.some(([state, icon]) => state.test(key) && icon.test(id)));
  const before = tokens.flatMap((_, at) => (at >= Math.min(from - 1, to - 3) && at < to - 1 && areJoined(tokens, at, to - 1) ? [at] : []));
  const behind = tokens[to - 1]?.gap === '' && to < tokens.length ? [to] : [];
  const head = headOf({ from, to }, tokens);
  const portrait = head === undefined || term.split(' ').includes('head') ? [] : [{ at: head, isShown: pictures.some(showsHead) }];
  const told = [...before, ...behind].flatMap((at) => {
    const token = tokens[at];
    return token && isState(token, at) ? [{ at, isShown: isShown(token.key) }] : [];
  });
  return [...told, ...portrait];
}
