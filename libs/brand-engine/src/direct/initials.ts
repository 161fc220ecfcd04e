import { greekCapitals } from '../pack/script.js';

/** Words that a name is not known by. */
const small =
  /^(?:the|a|an|of|and|for|der|die|das|und|für|von|le|la|les|et|de|du|des|el|los|las|y|del|il|lo|gli|di|da|do|dos|het|een|og|och|i|и|та|και)$/iu;

/** Pairs that stand for a crime; a mark shows the first letter alone instead, unless the pair itself was asked for. */
const branded: ReadonlySet<string> = new Set(['SS', 'SA', 'NS', 'KZ', 'HJ', '88', '18']);

/** The first letters or digits of the name's words, or of the humps of a single one, in capitals. */
export function initialsOf(name: string, count: 1 | 2 | 3): string {
  const words = name.split(/[\s&\-–+.'’/]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => !small.test(word));
  const humps = words.length === 1 ? (words[0] ?? '').split(/(?<=\p{Ll})(?=\p{Lu})/u) : telling.length > 0 ? telling : words;
  const letters = humps.map((word) => Array.from(word)[0] ?? '').join('');
  const found = letters || (Array.from(name).find((c) => /[\p{L}\p{N}]/u.test(c)) ?? 'A');
  const initials = Array.from(found)
    .slice(0, count)
    .map((letter) => (letter === 'ß' ? 'S' : greekCapitals(letter).toUpperCase()))
    .join('');
  return branded.has(initials) ? initials.charAt(0) : initials;
}
