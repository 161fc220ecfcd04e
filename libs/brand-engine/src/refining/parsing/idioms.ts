import { list } from '../../understanding/text/phrases.js';
import type { Token } from '../../understanding/text/text.js';

/** What the words of a figure of speech are read as: nothing. */
export const unsaid = '·';

/** Sayings of which no word is meant as such, as patterns of words without accents. */
const sayings = list(`
  (?:i|we) (?:mean|meant), (?:show|showed|shown|pass|passed|send|sent|ask|asked|hand|handed) (?:it |this |that |them )?(?:round|around), (?:change|changed|changing) (?:my|our|his|her|your|their) minds?, suits? (?:us|me|you|them|him|her|it|our \\w+|the \\w+|everyone|everybody)(?: better| more| well| nicely| best)?, (?:better|best|well) suited,
  ties? in(?: \\w+)? with, tied in with, tying in with, (?:a bit |a little |too |rather )?on the nose, in (?:the same|this|that|a similar) vein, top[ -]notch, an? notch,
  (?:keep|keeping|have|having) an eye (?:on|out for), (?:catch|catches|catching|draw|draws|drawing) the eye, eye[ -]catchers?, see eye to eye, in the blink of an eye,
  (?:draw|draws|drawing) attention, hand(?:s|ed|ing)? (?:it |this |that |them |\\w+ )?over, hand (?:it|this|that|them) in, on the (?:one|other) hand, on hand, at hand, in hand, in good hands, first hand, hands down, hand on heart,
  bear with (?:me|us), bear in mind, bears? (?:repeating|mentioning), (?:rings?|ringing) (?:a|any|the right) bells?, alarm bells, bells and whistles,
  (?:hit|hits|hitting) the nail on the head, (?:you )?(?:really |totally |absolutely )?nailed (?:it|this|that), hits? the spot, hit or miss, (?:hit|hits|miss|misses|missed) the mark, (?:off|wide of) the mark, spot on,
  (?:a )?piece of cake, icing on the cake, cherry on (?:the )?(?:top|cake), takes? the cake, selling like hot cakes, (?:a )?(?:grain|pinch) of salt,
  (?:my|our|your|his|her|their|everyone|anyone) cups? of tea, at the end of the day, in the long run, in the short run, run (?:it|this|that) (?:past|by), (?:long|short) story (?:short|long), to cut a long story short,
  back to (?:basics|square one|the drawing board|the roots|our roots), to the point, on point, point taken, case in point, point of view, beside the point, at this point,
  once in a blue moon, over the moon, ask(?:ing)? for the moon, out of the blue, (?:think|thinking) outside the box, (?:ticks?|ticking|checks?) (?:all )?(?:the|our|my|every) box(?:es)?, out of the box,
  in the (?:right )?ball ?park, on the ball, drop(?:ped)? the ball, the ball is in your court, cuts? the mustard, (?:makes?|make) the cut, a cut above, rule of thumb, thumbs (?:up|down), all thumbs,
  fingers crossed, (?:keep|keeping|cross|crossing) (?:my|our|your) fingers(?: crossed)?, (?:touch|knock on) wood, a fish out of water, (?:something )?fishy, a cold fish, the elephant in the room,
  (?:the )?devil(?: is)? in the details?, (?:has|have|had|got) (?:my|our|her|his|their) hearts? set on, in my heart of hearts, (?:with|from) all (?:my|our) hearts?, at heart, by heart, from the heart, close to (?:my|our) hearts?,
  the (?:last|final) straw, in a nutshell, food for thought, the (?:big|bigger) picture, sheds? (?:some )?light on, in (?:the )?light of, light years, in the spotlight, (?:see|seeing) the light,
  worlds? apart, play(?:ing)? it by ear, all ears, music to (?:my|our) ears, (?:a )?heads up, head start, off the top of my head, head over heels, head and shoulders above, over (?:my|our) heads?, keep a cool head,
  (?:a )?foot in the door, on the right foot, (?:our|my|your) best foot forward, cold feet, sleep on it, slept on it, (?:a )?no[ -]brainer, (?:a )?wild goose chase, hold your horses, (?:no |not )?rocket science,
  the whole nine yards, (?:a )?step in the right direction, (?:the )?star of the show, hats? off(?: to (?:you|the \\w+))?, on board(?: with)?, bite the bullet, break a leg, (?:a )?mixed bag, in the bag, (?:let the )?cat out of the bag,
  (?:falls?|fell|falling) flat, sits? (?:well|right)(?: with (?:me|us|him|her|them))?, down[ -]to[ -]earth, (?:drives?|driving) (?:me|us) (?:crazy|mad|nuts|up the wall), crystal clear, (?:at )?face value, face to face,
  (?<=turn(?:s|ed|ing)? (?:it|this|that|them|these|those|things|everything) )round,
  under the weather, sticks? (?:to|with) (?:it|that|this), (?:right )?up (?:my|our|your) (?:street|alley), on the same page, on the safe side, (?:a )?gut feeling, on (?:the right|a good) (?:track|path), off track, by a mile, miles (?:better|ahead),
  (?:a )?(?:big |huge |great |real )?fans? of, not a (?:big |huge |great )?fan, floats? (?:my|our|your) boat, in the same boat, rock(?:ing)? the boat, miss(?:ed)? the boat, on the fence, the grass is greener, barking up the wrong tree,
  (?:i'm |we're )?all for it, so to speak, a breath of fresh air, fresh pair of eyes, (?:a )?second pair of eyes, for (?:my|our|your) eyes, in (?:my|our|your|his|her) eyes, in the eyes? of, the apple of (?:my|our) eye, (?:a )?sight for sore eyes,
  bread and butter, butter (?:me|us|them) up, spill the beans, full of beans, cool as a cucumber, (?:a )?hard nut to crack, (?:have|has) (?:a )?bone to pick, (?:go|goes|going) bananas, the big cheese, say cheese, (?:a )?smart cookie,
  needle in a haystack, the tip of the iceberg, (?:a )?storm in a teacup, every cloud has a silver lining, on cloud nine, (?:a )?wolf in sheep clothing, (?:a )?bull in a china shop, hold(?:ing)? the fort,
  (?:a )?shot in the dark, (?:a )?leap in the dark, (?:a )?long shot, give it (?:a|another) (?:shot|go|try|whirl), (?:a )?wake[ -]up call, under lock and key, (?:in|out of) tune, (?:strikes?|struck|hits?) (?:a|the right) (?:chord|note), (?:funny|funnily|oddly|strangely|curiously|sure|fair|interestingly) enough, on a (?:high|side) note, (?:on )?a side note
`);

/** The same abroad. */
const sayingsAbroad = list(`
  (?:fallt|sticht|springt|sticht sofort) (?:\\w+ )?ins auge, (?:ein|das) auge zudrucken, auf den punkt(?: gebracht)?, (?<=(?:darf|durfen|durfte|durften|kann|konnen|konnte|konnten|soll|sollte) (?:\\w+ )?(?:\\w+ )?)ruhig, auf der hand, im grossen und ganzen, (?:hand aufs|ans|am) herz(?:en)?, (?:ein )?dorn im auge, den nagel auf den kopf(?: getroffen)?, trifft den nagel auf den kopf,
  daumen (?:hoch|drucken), (?:das )?a und o, unter einen hut, aus dem bauch(?: heraus)?, bauchgefuhl, auf dem holzweg, (?:mein|unser|nicht mein|nicht unser) (?:ding|fall), hut ab, ein stuck weit, auf augenhohe, ins schwarze(?: getroffen)?, das gelbe vom ei, wie die faust aufs auge,
  (?:d'un |un |au premier )?coup oeil, tape a oeil, tape-a-l'oeil, (?:saute|sautent) aux yeux, (?:de )?mon oeil, coup de coeur, (?:par|de tout) coeur, au pied de la lettre, a mon avis, a premiere vue, en un mot, du premier coup,
  a primera vista, (?:salta|saltan) a la vista, (?:llame|llama|llamar|llamen) (?:mas |mucho )?la atencion, (?:echar|echa|eche) un (?:ojo|vistazo), de corazon, a ojo, al pie de la letra, en pocas palabras, dar en el clavo, (?:da|das|dado) en el clavo,
  a colpo occhio, (?:salta|saltano) occhio, (?:un )?colpo di fulmine, a prima vista, di cuore, in bocca al lupo, centrare il bersaglio, (?:in|a) parole povere,
  (?:in het|springt in het|valt in het) oog(?: springt| valt)?, de spijker op (?:zijn|de) kop, op het eerste gezicht, van harte, duimen omhoog, (?:onder de|met de) hand liggend,
  (?:i|for) (?:ogonen|mina ogon), huvudet pa spiken, tummen upp, vid forsta anblick, av hjartat, (?:det )?slar an en ton,
  rzuca sie w oczy, strzal w dziesiatke, na pierwszy rzut oka, z calego serca, trzymam kciuki, (?:moim zdaniem)
`);

const figurative = new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${[...sayings, ...sayingsAbroad].join('|')})(?![\\p{L}\\p{N}-])`, 'gu');

/** Ways to say that something is disliked which name a place or a mood besides: "not keen on the burgundy" lays no ground. */
const averse = new RegExp(
  `(?<![\\p{L}\\p{N}'-])(?:(?:i'm|i am|we're|we are|she's|he's) )?(?:${list(`
    not (?:\\w+ )?(?:\\w+ )?(?:keen on|sold on|big on|sure about|certain about|convinced (?:by|of|about)|happy (?:with|about)|mad about|crazy about|wild about|in love with|that into), can't stand, cannot stand, could do without,
    fed up with, sick of, (?:we've |i've )?had enough of, (?:not|never) (?:\\w+ )?warm(?:ed|ing)? to
  `).join('|')})(?![\\p{L}\\p{N}-])`,
  'gu',
);

/** The tokens that every match of a pattern covers. */
function spansOf(pattern: RegExp, tokens: readonly Token[]): number[][] {
  let [said, starts] = ['', [] as number[]];
  for (const { own } of tokens) {
    starts = [...starts, said.length];
    said += `${own} `;
  }
  return [...said.matchAll(pattern)].map(({ 0: match, index }) =>
    starts.flatMap((start, at) => (start >= index && start < index + match.length ? [at] : [])),
  );
}

/** The words that say that something is disliked, by the first of them. */
export const aversions = (tokens: readonly Token[]): ReadonlyMap<number, number[]> =>
  new Map(spansOf(averse, tokens).flatMap((span) => (span[0] === undefined ? [] : [[span[0], span]])));

/** The words that stand in figures of speech ("bear with me", "not my cup of tea"): none of them is a thing to draw or a change to make. */
export const figuresOfSpeech = (tokens: readonly Token[]): number[] => spansOf(figurative, tokens).flat();
