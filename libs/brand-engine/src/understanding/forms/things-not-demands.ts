import type { Token } from '../text/text.js';

const ofLooks =
  /^(?:fonts?|type|typeface|faces?|letters?|lettering|style|look|script|text|logo|design|shape|emblem|badge|mark|effect|like|form|outline)$/;
const sea = /^(?:pups?|sea|ocean|beach|sanctuary|colony|whiskers|flippers?|harbour|rescue|zoo|aquarium|diving|arctic|island|skerry|coast)$/;

/** "A seal pup", "a wax seal", "stamp collectors", "a typewriter": words for a badge or for letters that are things here. */
export function isThingNotDemand(tokens: readonly Token[], from: number, to: number): boolean {
  const [before, token, next] = [tokens[from - 1], tokens[from], tokens[to - 1]?.gap === '' ? tokens[to] : undefined];
  if (to - from !== 1 || !/^(?:seal|stamp|typewriter)s?$/.test(token?.key ?? '')) return false;
  if (next?.pos === 'NOUN') return !ofLooks.test(next.key);
  if (/^(?:wax|postage|rubber)$/.test(before?.key ?? '')) return true;
  if (token?.key === 'typewriter') return /^(?:a|an|old|vintage)$/.test(before?.key ?? '');
  return /^(?:a|an|two|three)$/.test(before?.key ?? '') && token?.key === 'seal' && tokens.some(({ key }) => sea.test(key));
}
