import { words } from '../text/phrases.js';
import { endsClause, type Token } from '../text/text.js';

/** "Settled on", "voted for", "went with": verbs with the word that their choice stands behind. */
const choices: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    on: /^(?:settled|settle|settling|decided|decide|agreed|agree|landed|fixed|set)$/,
    upon: /^(?:settled|decided|agreed)$/,
    for: /^(?:voted|vote|votes|opted|opt|plumped|went|go|going)$/,
    with: /^(?:went|gone|going|go|stick|sticking|stuck|up|quedamos|quedado)$/,
  }),
);
/** Verbs that need no such word, in the tongues whose pasts are not put into English. */
const choosing = words(
  'chose chosen choose picked selected elected choisi choisie elegido elegimos escogido escogimos scelto escolhemos escolhido valt valde valgt valgte wybralismy vybrali valitsimme paadyimme выбрали обрали διαλεξαμε επιλεξαμε',
);
/** Verbs that German and Dutch put at the end: "für den Fuchs entschieden". */
const choosingLast = words('entschieden geworden gewahlt gekozen ausgesucht geeinigt opte optado');
const farthest = 5;

const hasArticle = (token: Token | undefined): boolean => /^(?:a|an|the|one|two|three|our)$/.test(token?.key ?? '');

/** "We settled on a hare", "the committee voted for an oak leaf", "a dragon it is": what was decided is a wish, though it is told as past. */
export function isDecidedOn(tokens: readonly Token[], from: number, to: number): boolean {
  const [after, second] = [tokens[to], tokens[to + 1]];
  // "Cactus won".
  if (tokens[to - 1]?.gap === '' && /^(?:won|wins)$/.test(after?.key ?? '') && after?.gap !== '') return true;
  if (tokens[to - 1]?.gap === '' && after?.key === 'it' && /^(?:is|was)$/.test(second?.key ?? '') && second?.gap !== '') return true;
  // "A whistle is what we want".
  if (tokens[to - 1]?.gap === '' && after?.key === 'is' && second?.key === 'what') return true;
  for (let at = from - 1; at >= 0 && from - at <= farthest; at--) {
    const token = tokens[at];
    if (!token || endsClause(token.gap) || token.gap === ',') return false;
    if (!hasArticle(tokens[at + 1])) continue;
    // "We have our hearts set on a heron", "for the vote".
    if (choices.get(token.key)?.test(tokens[at - 1]?.key ?? '') === true) return true;
    if (choices.get(token.key)?.test(tokens[at - 1]?.own ?? '') === true) return true;
    if (choosing.has(token.key) || choosing.has(token.own)) return true;
    if (/^(?:for|on|it)$/.test(token.key) && isDecidedAtEnd(tokens, at, to)) return true;
    // "The governors have asked for a fern"; what we asked for may have been long ago.
    if (token.key === 'for' && tokens[at - 1]?.key === 'asked' && !/^(?:i|we|i've|we've|had)$/.test(tokens[at - 2]?.key ?? '')) return true;
    // "It's the heron that we'd like to see", "make it a pomelo", "could it be a whistle?"
    const isIt = token.key === 'it' || (token.key === 'is' && tokens[at - 1]?.key === 'it');
    if (isIt && after?.key === 'that') return true;
    if (token.key === 'it' && /^(?:make|making)$/.test(tokens[at - 1]?.key ?? '')) return true;
    if (token.key === 'be' && tokens[at - 1]?.key === 'it' && /^(?:could|can|might)$/.test(tokens[at - 2]?.key ?? '')) return true;
    // "It'll be a pelican", "the answer was always going to be a pear".
    if (token.key === 'be' && /^(?:it'll|'ll)$/.test(tokens[at - 1]?.key ?? '')) return true;
    // "So it has to be the oak".
    if (token.key === 'be' && tokens[at - 1]?.key === 'to' && tokens[at - 2]?.key === 'has' && tokens[at - 3]?.key === 'it') return true;
    if (token.key === 'be' && tokens[at - 1]?.key === 'to' && /^(?:going|bound|meant)$/.test(tokens[at - 2]?.key ?? ''))
      return !/^(?:but|until|then)$/.test(after?.key ?? '');
  }
  return false;
}

/** Whether a sentence tells what was decided. */
export const tellsDecision = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ key, own }, at) =>
      [choosing, choosingLast].some((known) => known.has(key) || known.has(own)) ||
      /^(?:settled|decided|voted|agreed|opted|plumped|landed|won|wins|it'll)$/.test(key) ||
      (choices.get(key)?.test(tokens[at - 1]?.key ?? '') === true && hasArticle(tokens[at + 1])) ||
      (key === 'be' && tokens[at - 1]?.key === 'to' && tokens[at - 2]?.key === 'going'),
  );

/** The clause has the verb right behind the thing, or before the word that the thing stands behind. */
const isDecidedAtEnd = (tokens: readonly Token[], at: number, to: number): boolean =>
  choosingLast.has(tokens[at - 1]?.own ?? '') ||
  (tokens[to - 1]?.gap === '' && choosingLast.has(tokens[to]?.own ?? '') && tokens[at - 1] !== undefined);

const preferring =
  /^(?:rather|better|lieber|besser|plutot|mieux|mejor|piuttosto|meglio|melhor|liever|hellre|hellere|heller|raczej|lepiej|raději|лучше|краще|καλύτερα)$/u;

/** "I was thinking of a squirrel", "what about a walrus?"; "thinking of opening a bar" tells of no picture. */
export const isThoughtOf = (tokens: readonly Token[], at: number): boolean => {
  const [before, token, next] = [tokens[at - 1]?.key ?? '', tokens[at]?.key ?? '', tokens[at + 1]];
  // "Some folks think of the pig" tells what others see.
  const isOfOthers = /^(?:people|folks|everybody|everyone|you|they|most|some|many|customers)$/.test(tokens[at - 2]?.key ?? '');
  const isThought = /^(?:of|about|along)$/.test(token) && /^(?:thinking|thought|think|dreaming|dreamt)$/.test(before) && !isOfOthers;
  const isProposed =
    // "What we have in mind is a thimble".
    (token === 'is' && before === 'mind') ||
    (token === 'about' && /^(?:what|how)$/.test(before)) ||
    (/^(?:think|reckon)$/.test(token) && /^(?:i|we)$/.test(before));
  // "We'd rather a wheelbarrow", "mejor un gorrión".
  const isPreferred = preferring.test(tokens[at]?.own ?? '') && tokens[at]?.gap === '';
  return (
    (isThought || isProposed || isPreferred) && (hasArticle(next) || /^(?:some|maybe|perhaps|four|five|six|seven)$/.test(next?.key ?? ''))
  );
};

/** Words that are no things where they stand behind or before others. */
const figuresOfSpeech: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    // "We are big fans of wood", "not a huge fan of roses".
    fan: / (?:(?:not a|no|big|huge|great) fan of|in a fan) /,
    fans: / (?:not|are|no|big|huge|great) fans of /,
    heart: / heart set on /,
    hearts: / hearts set on /,
    mind: / in mind /,
    profile: / in profile /,
    hand: / (?:by|on the other|at|lend a|give a) hand | hand in hand /,
    hands: / (?:in good|in safe|holding|hold|joining|linking) hands /,
    rain: / rain or shine /,
    row: / in a row /,
    table: / (?:names?|options?|ideas?|proposals?) (?:are |is |still )?(?:on|off) the table /,
    star: / star of the show /,
    door: / next door /,
    head: / (?:head office|over our head) /,
    // "Drawn fast with a brush": how, and no picture.
    brush: / (?:drawn|painted|done|made|written|fast|quickly) with a (?:\S+ )?brush /,
    pen: / (?:drawn|done|made|written) with a (?:\S+ )?pen /,
    mate: / (?:alright|albright|hey|cheers|thanks|hi|hello|ok|okay|right|yes|yeah|no|boots) mate /,
  }),
);

/** "I have my heart set on a heron" speaks of no heart, "rain or shine" of no rain. */
export function isFigureOfSpeech(tokens: readonly Token[], at: number): boolean {
  const around = tokens.slice(Math.max(0, at - 3), at + 4).map(({ key }) => key);
  return figuresOfSpeech.get(tokens[at]?.key ?? '')?.test(` ${around.join(' ')} `) === true;
}
