import type { RefinementRecord } from '../../refinement.js';

const lead =
  "(?:a (?:bit|little)|even|much|still|ok|okay|yes|good|great|better|nice|but|and|und|noch|etwas|noch (?:ein )?(?:bisschen|etwas)|encore(?: un peu)?|un po(?:[’']|co)|un poco|um pouco|nog(?: iets)?|lite|ännu|еще|ещё)";
const again =
  '(?:more|further|again|once more|same again|more of (?:it|that|the same|this)|not enough|keep going|mehr|weiter|nochmal|plus|más|di più|ancora|mais|meer|mer|больше|раз)';
const repeats = new RegExp(`^(?:${lead}[ ,!.]+)*${again}(?:[ ,]+(?:please|bitte|pls|svp|por favor|per favore|graag|tack))?[.! ]*$`, 'iu');

/** "A bit more" behind "bigger" asks for what the last refinement did, once more. */
export function withRepeated(prompt: string, last: RefinementRecord | null): string {
  const did = last?.applied.filter(({ changed }) => changed.length > 0).map(({ clause }) => clause) ?? [];
  return repeats.test(prompt.trim()) && did.length > 0 ? did.join('. ') : prompt;
}
