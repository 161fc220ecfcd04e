import { alreadySo, type Reader, span, spokenOf } from './clause.js';

/** "My partner is very happy with it", "the kids say it looks cool": how others like it asks for nothing. */
const likedByOthers =
  /^(?:(?:and|but|also|honestly|btw) )*(?:(?:my|our|the|all|both) (?!symbol|icon|picture|drawing|name|text|font|type|colou?rs?|palette|lett|layout|logo|design|case|circle|frame|shape|background|rest|whole)(?:\w+ ){1,3}?|everyone |everybody |people |he |she |they |i |we |i'm |we're )(?:(?:is|are|am|was|were|says?|said|thinks?|thought|seems?|find|finds|found|also|all|really|so|that|very|quite|just|it|it's|its|this|the|that's|looks?|is) )*(?:symbol |logo |name |design |colou?rs? |font |result )?(?:(?:is|are|looks?|really|so|very|quite|super|pretty) )*(?:happy|pleased|thrilled|delighted|excited|cool|awesome|amazing|great|lovely|perfect|beautiful|brilliant|fantastic|wonderful|gorgeous|super)(?: (?:with|about) (?:it|this|that|the (?:result|logo|design|symbol|colou?rs?|font)))?(?: (?:already|so far|now|too|as (?:it )?is))*$/;

/** Thanks and praise in the tongues that refinements are written in. */
const thanks =
  /^(?:merci(?: beaucoup| bien| mille fois)?|danke(?: schön| sehr| dir| euch)?|vielen dank|besten dank|(?:muchas |mil )?gracias|grazie(?: mille| tante)?|(?:muito )?obrigad[oa]|bedankt|dank (?:je|u)(?: wel)?|tack(?: så mycket)?|(?:mange )?tak|(?:tusen )?takk|dziękuj(?:ę|emy)|dzięki|děkuj[iu]|díky|kiitos|спасибо|дякую|ευχαριστώ|(?:(?:sehr|echt|richtig|das ist|ist|ganz|schon|gefällt (?:mir|uns)) )*(?:schön|hübsch|toll|prima|klasse|niedlich|süß|gut|gefällt (?:mir|uns)(?: (?:sehr|schon|sehr gut|schon gut|gut))*)|(?:très |c['’]est |trop )*(?:joli|beau|bien|chouette|parfait|mignon|super)|(?:(?:muy|es|está|queda) )*(?:bonito|bien|lindo|mono)|(?:(?:molto|è) )*(?:bello|carino|bene)|(?:(?:muito|é|ficou|está) )*(?:bonito|giro|lindo|fofo|bom|ótimo|massa)|(?:(?:heel|erg|het is) )*(?:mooi|leuk|schattig)|(?:jätte|väldigt |så )?(?:fin|fint|snyggt|bra)|(?:meget |rigtig |veldig )?(?:fin|fint|flot|flott|pænt|bra)|(?:bardzo )?(?:ładnie|ładne|fajne|super)|hezké|pěkné|hieno|(?:(?:очень|всё|все|мне|нам|дуже|це|это|виглядає|выглядит) )*(?:красиво|хорошо|отлично|здорово|классно|супер|нравится|гарно|добре|чудово|подобається))(?: (?:d['’]avance|im voraus|de antemano|in anticipo))?$/iu;

/** "Just the bee and the name": both are there. */
/** "But still readable": what every identity is. */
const given =
  /^(?:(?:but|and|as long as|so long as|it|it's|it is|still|must|should|has to|be|stay|stays|remain|keep it|of course|obviously) )*(?:readable|legible|easy to read|recogni[sz]able|printable|scalable|professional looking|readable though|legible though)(?: (?:though|please|enough|of course))*$/;

const noChange =
  /^(?:no|without)(?: more| further| other)? changes?(?: (?:needed|required|necessary|please|from (?:me|us|my side|our side)))*$/;
const named = '(?:the |our |a )?(?:name|text|lettering)';
const drawn = '(?:the |our |a )?symbol';
const bothStay = new RegExp(
  `^(?:just|only|keep only|leave only|nothing but)(?: have)? (?:${drawn} (?:and|with) ${named}|${named} (?:and|with) ${drawn})(?: (?:and )?(?:nothing|no more)(?: else| more)?)?$`,
);

const praise =
  /^(?:ok |okay |no |well )?(?:i |we )?(?:really |absolutely )?(?:(?:love|like) (?:it|this|that)(?: a lot)?|(?:do not|don't) (?:hate|dislike|mind) (?:it|this|that)|same|the same|(?:(?:very|so|all|really|quite|pretty|rather|fairly|not) )?(?:bad|good|better|much better|great|nice|perfect|lovely|beautiful|pretty|super|thanks|thank you|ok|okay|yes(?: please)?|cool|awesome|no wait|wait|forget (?:it|that|this)|leave (?:it|that)(?: (?:alone|as is|as it is|then))?|never mind|nevermind|scrap that|actually|sorry|typo|oops|please)(?: (?:job|work|start|so far))?)$/;

/** Praise asks for nothing, and must not be reported as a wish that failed. */
export const readPraise: Reader = (clause) =>
  praise.test(clause.keys) ||
  noChange.test(clause.keys) ||
  given.test(clause.keys) ||
  bothStay.test(spokenOf(clause)) ||
  likedByOthers.test(spokenOf(clause)) ||
  thanks.test(clause.text.trim())
    ? { patches: [alreadySo], used: span(0, clause.tokens.length) }
    : undefined;
