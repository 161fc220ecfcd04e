import type { Token } from '../text/text.js';
import { endOfLabel, fieldLabel, isFormer } from './called.js';
import type { FoundName, NameContext } from './find.js';
import { isNameLike, joins } from './looks.js';
import { spell } from './spelling.js';

const longestField = 8;
/** Before a label: who fills in the form, and who pays for it. */
const notOfBrand = /^(?:full|your|contact|first|last|own|customer|client|registered|legal|billing|invoice)$/;
/** Words that go on with the sentence: what they stand in is more than a name. */
const goesOn = /^(?:with|that|which|who|is|are|was|we|i|it|should|must|because|called|please|need|want)$/;

/** "Business name: Harlan & Sons.", "Navn: Cykelsmeden på Hjørnet;": what fills the field of a form is the name, small words and all. */
export function fieldName(context: NameContext): FoundName | undefined {
  const { tokens, text } = context;
  // "Full name: Jo Tennant. Business name: Bramble Cottage", "Registered company: FW Holdings. Name on the logo: Saltmarsh".
  const isOfBrand = (label: number): boolean => !notOfBrand.test(tokens[label - 1]?.key ?? '');
  const hasOwn = tokens.some(
    (token, label) => fieldLabel(token) && isOfBrand(label) && /^[:=]$/.test(tokens[endOfLabel(tokens, label)]?.gap ?? ''),
  );
  for (const [label, token] of tokens.entries()) {
    if (!fieldLabel(token) || isFormer(tokens[label - 1]) || (hasOwn && !isOfBrand(label))) continue;
    const at = endOfLabel(tokens, label);
    const first = tokens[at + 1];
    if (!/^[:=]$/.test(tokens[at]?.gap ?? '') || !first) continue;
    const to = endOfField(tokens, at + 1);
    const field = tokens.slice(at + 1, to);
    const isFilled = field.length > 1 && field.length <= longestField && !field.some(({ key }) => goesOn.test(key));
    if (isFilled && isNameLike(first) && /^(?:[.;]|$)/.test(field.at(-1)?.gap ?? '') && text[first.start - 1] === ' ')
      return spell(context, at + 1, to, 'called');
  }
  return undefined;
}

function endOfField(tokens: readonly Token[], from: number): number {
  const last = tokens.slice(from).findIndex((token) => !joins(token));
  return last < 0 ? tokens.length : from + last + 1;
}
