import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';
import type { Language } from '../../brief.js';
import { hasCapitals, tagOf } from './abroad-tags.js';
import type { Token } from '../text/text.js';

const nlp = winkNLP(model, ['sbd', 'pos']);
/** The library takes these as values; its types call them methods. */
const { pos, precedingSpaces } = nlp.its as unknown as Record<'pos' | 'precedingSpaces', ItsFunction<string>>;

/** The tokens with their parts of speech. A prompt in another tongue is tagged by what its words are in English. */
export function tagged(tokens: readonly Token[], language: Language): Token[] {
  if (tokens.length === 0) return [];
  let text = '';
  const starts = tokens.map((token) => {
    const start = text.length;
    text += `${token.key === token.own ? token.text : token.key}${token.gap === '' ? ' ' : `${token.gap} `}`;
    return start;
  });
  const parts = partsOfSpeech(text);
  const said = tokens.map((_, at) => parts.get(starts[at] ?? -1) ?? '');
  const capitals = hasCapitals(tokens);
  return tokens
    .map((token, at) => ({ ...token, pos: isStall(tokens, said, at) ? 'NOUN' : tagOf(token, said[at] ?? '', language, capitals) }))
    .map((token, at, all) => (describesNext(token, all[at + 1]) && said[at] !== 'X' ? { ...token, pos: 'ADJ' } : token));
}

/** "Eine zerkratzte Tasse": what is unknown and no noun describes the noun that follows. */
const describesNext = ({ pos, gap, key, own }: Token, next: Token | undefined): boolean =>
  pos === 'X' && gap === '' && key === own && next?.pos === 'NOUN';

/** "A lemonade stand": what stands behind one thing is a stall, which the model takes for a verb. */
const isStall = (tokens: readonly Token[], said: readonly string[], at: number): boolean =>
  tokens[at]?.key === 'stand' && said[at - 1] === 'NOUN' && tokens[at - 1]?.gap === '' && !(tokens[at - 1]?.key ?? '').endsWith('s');

/** The part of speech of the word that begins at each place of the text. */
function partsOfSpeech(text: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const words = nlp.readDoc(text).tokens();
  const [values, spaces, tags] = [words.out(), words.out(precedingSpaces), words.out(pos)];
  let at = 0;
  values.forEach((value, index) => {
    at += (spaces[index] ?? '').length;
    found.set(at, tags[index] ?? '');
    at += value.length;
  });
  return found;
}
