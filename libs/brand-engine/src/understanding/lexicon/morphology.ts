import type { Language } from '../../brief.js';
import { words } from '../text/phrases.js';

/** Colours that a word may end in, whatever lends its shade. */
export const hues = words('red orange yellow green blue purple pink brown black white grey gold silver turquoise');

/** Endings that words of these tongues take; a stem is at least three letters long. */
export const endings: Partial<Record<Language, RegExp>> = {
  de: /(?:en|er|es|em|e|n|s)$/,
  fr: /(?:es|e|s|x)$/,
  es: /(?:es|as|os|a|o|s)$/,
  it: /[ie]?[aeiou]$/,
  pt: /(?:es|as|os|a|o|s)$/,
  nl: /(?:en|e|s)$/,
  sv: /(?:tt|arna|erna|orna|ar|er|or|en|et|na|a|n|t)$/,
  da: /(?:tt|erne|ene|er|en|et|e|t)$/,
  no: /(?:tt|ene|er|en|et|e|t|a)$/,
  ru: /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ая|яя|ое|ее|ые|ие|ыи|ии|ои|еи|ую|юю|ых|их|ым|им|ом|ем|ах|ях|ов|ев|ам|ям|ы|и|а|я|у|ю|е|о|ь)$/,
  uk: /(?:ього|ями|ами|ого|ому|ом|ем|ими|іми|ая|ое|ьому|ьои|ою|ею|ам|ям|ах|ях|ов|ев|ів|ив|ии|іи|ои|им|ім|их|іх|и|і|а|я|у|ю|е|є|о|ь)$/,
  fi: /(?:nen|sen|set|sia|sella|sena|seksi|siksi|iksi|ssa|sta|lla|lta|lle|ksi|tta|seen|aan|iin|illa|issa|ita|ja|na|in|en|an|t|n|a)$/,
  pl: /(?:ego|emu|ymi|imi|ych|ich|ami|ach|owi|ie|em|ym|im|ej|ow|om|y|i|a|e|u|o)$/,
  cs: /(?:eho|emu|ymi|imi|ych|ich|ami|ach|ovi|em|ym|im|ou|ej|u|y|i|a|e|o)$/,
  el: /(?:ους|ων|ος|ης|ας|ες|οι|ου|ον|ην|αν|α|η|ο|ι|ε|υ|ς|ν)$/,
};
/** Tones that other tongues write before a colour in the same word. */
export const tones: Partial<Record<Language, RegExp>> = {
  pl: /^(jasno|ciemno|blado)(.+)$/,
  fi: /^(vaalean|tumman)(.+)$/,
  cs: /^(svetle|tmave|tmavo|svetlo)(.+)$/,
};
/** Endings that make a thing small; what is left is a word or its stem: "passarinho", "cucharita", "boompje". */
export const diminutives: Partial<Record<Language, readonly RegExp[]>> = {
  de: [/(?:chen|lein)s?$/],
  es: [/c?it[oa]s?$/, /ill[oa]s?$/],
  it: [/(?:in|ett|ell)[oaie]$/, /(?:ic|er|cc)(?:in|ell)[oaie]$/],
  pt: [/z?inh[oa]s?$/],
  nl: [/jes?$/, /tjes?$/, /pjes?$/],
  pl: [/(?:ek|ka|ko|ki|ke)$/, /[iy]k(?:i|a|iem|ow|om|ami)?$/],
  cs: [/(?:ek|ka|ko|ky|ku)$/, /(?:ik|ika|iky|ici|icek|icky)$/],
  ru: [/(?:ик|ок|чик|ка|ку|ки|енок|онок)$/],
  uk: [/(?:ик|ок|чик|ка|ку|ки|еня|енятко)$/],
  el: [/(?:ακι|ακια|ουλα|ιτσα)$/],
};
/** Tongues that write two nouns as one word. */
export const compounding = new Set<Language>(['de', 'nl', 'sv', 'da', 'no']);
/** How what stands before a colour in the same word ends, where a tongue joins them so. */
export const lenders: Partial<Record<Language, RegExp>> = {
  ...Object.fromEntries([...compounding].map((language) => [language, /./])),
  fi: /(?:n|puna|sini|kelta|valko|musta|viher|rusko)$/,
  pl: /[o-]$/,
  cs: /[o-]$/,
  ru: /[о-]$/u,
  uk: /[о-]$/u,
};
/** Tongues that tell the shade of a colour behind it. */
export const colourLast = new Set<Language>(['fr', 'es', 'it', 'pt']);
