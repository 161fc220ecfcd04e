import type { Language } from '../../brief.js';

/** Rules that undo what an ending does to the word before it: each gives what the word may be without it. */
type Rule = readonly [RegExp, readonly string[]];

/** "Duiven" is a "duif", "bomen" a "boom" and "vossen" a "vos". */
const dutch: readonly Rule[] = [
  // The long vowel comes first: "kazen" are of "kaas", and "kassen" of "kas".
  [/^(.*[^aeiou])([aeou])ven$/, ['$1$2$2f']],
  [/^(.*[^aeiou])([aeou])zen$/, ['$1$2$2s']],
  [/^(.+)v(?:en|e)$/, ['$1f']],
  [/^(.+)z(?:en|e)$/, ['$1s']],
  [/^(.+?)([bdfgklmnprst])\2(?:en|e|etjes?|etje)$/, ['$1$2']],
  [/^(.*[^aeiou])([aeou])([bdfgklmnprt])en$/, ['$1$2$2$3']],
];

/** "Hammaren" is a "hammare", "fåglar" are of "fågel", and Danish "katten" is a "kat". */
const scandinavian: readonly Rule[] = [
  [/^(.+[aeiou])n$/, ['$1']],
  [/^(.+[aeiou])t$/, ['$1']],
  [/^(.+)([lnr])(?:ar|arna|er|erne|erna|ene|e|en|et)$/, ['$1e$2']],
  [/^(.+?)([bdfgklmnprst])\2(?:en|et|er|e|erne|ene)$/, ['$1$2']],
  [/^(.+)(?:arna|orna|erne)$/, ['$1a', '$1e']],
  [/^(.+)ene$/, ['$1e']],
];

/** "Peces" is of "pez", "puentes" of "puente". */
const spanish: readonly Rule[] = [
  [/^(.+)ces$/, ['$1z']],
  [/^(.+e)s$/, ['$1']],
];

/** "Leões" is of "leão", "nuvens" of "nuvem", "faróis" of "farol", "pontes" of "ponte". */
const portuguese: readonly Rule[] = [
  [/^(.+)(?:oes|aes|aos)$/, ['$1ao']],
  [/^(.+)ns$/, ['$1m']],
  [/^(.+[aeou])is$/, ['$1l']],
  [/^(.+)eis$/, ['$1il']],
  [/^(.+e)s$/, ['$1']],
];

/** "Barche" is of "barca", "funghi" of "fungo". */
const italian: readonly Rule[] = [
  [/^(.+[cg])he$/, ['$1a']],
  [/^(.+[cg])hi$/, ['$1o', '$1a']],
];

/** A vowel that comes and goes: "młotkiem" is of "młotek", "kaczek" of "kaczka". */
const westSlavic: readonly Rule[] = [
  [/^(.+)k(?:a|u|iem|em|owi|i|y|ow|om|um|ami|ach|ami|ich)$/, ['$1ek']],
  // "Jabłkiem" is of "jabłko"; "beczce", "ręce" and "nodze" are of "beczka", "ręka" and "noga".
  [/^(.+k)iem$/, ['$1o', '$1']],
  [/^(.+)ce$/, ['$1ka']],
  [/^(.+)dze$/, ['$1ga']],
  [/^(.+)sze$/, ['$1cha']],
  // "Medvídci" are of "medvídek", "lvi" and "ježci" of "lev" and "ježek".
  [/^(.+)rze$/, ['$1r', '$1ra']],
  [/^(.+)ci$/, ['$1k', '$1ek']],
  [/^(.+)zi$/, ['$1h', '$1g']],
  [/^(.+)c(?:a|u|em|owi|e|y|ow|om|ami|ach)$/, ['$1ec', '$1iec']],
  [/^(.+)ek$/, ['$1ka', '$1ko']],
];

/** "Молотком" is of "молоток", "чашек" of "чашка", "огурца" of "огурец". */
const eastSlavic: readonly Rule[] = [
  [/^(.+)к(?:а|у|ом|е|и|ов|ів|ам|ами|ах)$/, ['$1ок', '$1ек', '$1ік']],
  [/^(.+)ц(?:а|у|ом|ем|е|ы|и|і|ов|ів|ам|ами|ах|ями|ях)$/, ['$1ец', '$1ець']],
  [/^(.+)(?:ок|ек)$/, ['$1ка', '$1ко']],
  // "Без коров" is of "корова".
  [/^(.{3,}[бвгдзклмнпрст])$/, ['$1а']],
  // Ukrainian "бочці", "нозі" and "мусі" are of "бочка", "нога" and "муха".
  [/^(.+)ці$/, ['$1ка']],
  [/^(.+)зі$/, ['$1га']],
  [/^(.+)сі$/, ['$1ха']],
];

const rules: Partial<Record<Language, readonly Rule[]>> = {
  nl: dutch,
  sv: scandinavian,
  da: scandinavian,
  no: scandinavian,
  es: spanish,
  pt: portuguese,
  it: italian,
  pl: westSlavic,
  cs: westSlavic,
  ru: eastSlavic,
  uk: eastSlavic,
};

const finnishCases =
  /(?:iksi|issa|ista|illa|ilta|ille|ihin|ina|ita|iden|ien|ssa|sta|lla|lta|lle|ksi|tta|han|hin|hon|hun|aan|een|iin|oon|uun|ja|ia|ta|na|an|in|en|on|un|n|t|a)$/;
/** What follows the weak grade in the strong one. */
const strongGrades = new Map(
  Object.entries({ k: 'kk', p: 'pp', t: 'tt', d: 't', v: 'p', ng: 'nk', nn: 'nt', ll: 'lt', rr: 'rt', mm: 'mp', hd: 'ht' }),
);
const weak = /^(.+?)(ng|nn|ll|rr|mm|hd|(?<![kpt])[kptdv])([aeiouy]+)$/;

/** "Aallon" is of "aalto", "raitoja" of "raita", "nappeja" of "nappi", "sieniä" of "sieni". */
function finnishBases(key: string): string[] {
  const endings: string[] = [];
  for (let cut = key.length - 1; cut >= 3; cut--) if (finnishCases.exec(key.slice(cut))?.index === 0) endings.push(key.slice(0, cut));
  const plain = endings.flatMap((base) => [
    base,
    ...(base.endsWith('o') ? [`${base.slice(0, -1)}a`] : []),
    ...(base.endsWith('e') ? [`${base.slice(0, -1)}i`] : []),
    ...(/[^aeiouy]$/.test(base) ? [`${base}a`, `${base}i`] : []),
  ]);
  return [
    ...plain,
    ...plain.flatMap((base) =>
      base.replace(weak, (_, head: string, grade: string, tail: string) => `${head}${strongGrades.get(grade) ?? grade}${tail}`),
    ),
  ];
}

const shortestBase = 3;

/** What an inflected word may be in the form that glossaries list, where it is more than that form with an ending. */
export function basesOf(language: Language, key: string): string[] {
  const bases =
    language === 'fi'
      ? finnishBases(key)
      : (rules[language] ?? []).flatMap(([ending, forms]) => (ending.test(key) ? forms.map((form) => key.replace(ending, form)) : []));
  return bases.filter((base) => base.length >= shortestBase && base !== key);
}
