import type { Language } from '../../brief.js';
import type { Token } from '../text/text.js';

/** Adjectives, behind which the noun of a name is written small: "Bílá vrána", "Polna droga", "Зелёный лист", "Vihreä kissa". */
const adjectives: Partial<Record<Language, RegExp>> = {
  cs: /(?:[íýáé]|ého|ému|ým|ou)$/u,
  pl: /(?:sk[aiy]|sk[i]e|ck[aiy]|n[aye]|w[aye]|t[aye]|ł[aye]|ony|ona|one|[yi]m|ego|ej|ą)$/u,
  ru: /(?:[ыио]й|[ая]я|[ое]е|[ыи]е|[ыи]м|ого|его)$/u,
};
const withAdjectives: ReadonlySet<Language> = new Set(['cs', 'pl', 'ru', 'uk', 'fi']);

/** What tells at which place a house is begins its name: "U Bílého koníčka", "Pod złotym lwem", "У моря". */
const placed: Partial<Record<Language, RegExp>> = {
  cs: /^(?:U|Pod|Na|Nad|Za|Ve?)$/,
  pl: /^(?:U|Pod|Na|Nad|Za|Przy|We?)$/,
  ru: /^(?:У|Под|На|Над|За)$/u,
  uk: /^(?:У|Під|Над|За|Біля)$/u,
};
const wanting =
  /^(?:chce|chceme|hleda|hledame|potrebuje|potrebujeme|shani|shanime|prosi|potrzebuje|potrzebujemy|szuka|szukamy|chcemy|prosimy|to|je|jest|tarvitsee|etsii|haluaa)$/;
const mostSmall = 2;

const isSmall = (token: Token | undefined): token is Token => /^\p{Ll}+$/u.test(token?.text ?? '');

/** Where a name ends that has a capital at its beginning alone. */
export function endInSmall(tokens: readonly Token[], from: number, to: number, language: Language): number {
  const isAdjective = ({ text, pos }: Token): boolean =>
    adjectives[language]?.test(text) ?? (withAdjectives.has(language) && pos === 'ADJ');
  let end = to;
  while (end - to < mostSmall && tokens[end - 1]?.gap === '' && isSmall(tokens[end])) {
    const last = tokens[end - 1];
    const isPlaced = end === from + 1 && placed[language]?.test(last?.text ?? '') === true;
    if (!last || !(isPlaced || isAdjective(last))) break;
    end++;
  }
  const [last, after] = tokens.slice(end - 1, end + 1);
  const isEnded = last !== undefined && (last.gap !== '' || after === undefined || wanting.test(after.own));
  return isEnded ? end : to;
}
