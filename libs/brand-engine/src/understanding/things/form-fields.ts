import { words } from '../text/phrases.js';
import type { Token } from '../text/text.js';
import type { Span, Thing } from '../wishes.js';

/** Words of the labels that ask what is to be seen, and of those that refuse it or ask for something else. */
const ofPictures = words(
  'image images imagery icon icons symbol symbols picture pictures motif motifs drawing illustration emblem show draw depict imagine',
);
const ofOthers = words("avoid hate not no don't needed without colour colours color colors font fonts name never dislike");
/** Labels behind which nothing is to be seen: for whom, where, for how much. */
const elsewhere =
  /^(?:var|wo|donde|onde|dove|waar|gdzie|где|who|whom|customers?|clients?|audience|target|where|used|budget|deadline|competitors?|competition|kunden|zielgruppe|wofur|clientes|clienti|publico|pubblico|doelgroep|klanten|malgruppe|malgrupp|kunder|kohderyhma|klienci|zakaznici|кого|клиенты|клієнти|бюджет)$/;
const longestLabel = 8;

interface Field extends Span {
  label: readonly string[];
}

/** The fields of a form: what stands behind a label or a question, up to the next one. */
function fieldsOf(tokens: readonly Token[]): Field[] {
  const labels = tokens.flatMap(({ gap }, at) => {
    if (!/^\s*[:?]/.test(gap)) return [];
    const from = tokens.slice(0, at).findLastIndex((token) => /[.!?:;…]/.test(token.gap)) + 1;
    return at + 1 - from <= longestLabel ? [{ from, to: at + 1 }] : [];
  });
  return labels.map(({ from, to }, at) => ({
    label: tokens.slice(from, to).flatMap(({ key, own }) => [key, own]),
    from: to,
    to: labels[at + 1]?.from ?? tokens.length,
  }));
}

const isOfPictures = ({ label, from, to }: Field): boolean =>
  to > from && label.some((word) => ofPictures.has(word)) && !label.some((word) => ofOthers.has(word));

/** Whether a thing stands in a field of a form that asks what is to be seen. */
export const isInPictureField = (thing: Span, tokens: readonly Token[]): boolean =>
  fieldsOf(tokens).some((field) => isOfPictures(field) && field.from <= thing.from && thing.from < field.to);

/** A form has as many fields. */
const fewestFields = 3;

/** In a form, what is to be seen stands in the field that asks for it; whom it is for and where it is used shows nothing. */
export function withoutOtherFields(things: readonly Thing[], tokens: readonly Token[]): Thing[] {
  const fields = fieldsOf(tokens);
  if (fields.length < fewestFields) return [...things];
  const isIn = ({ from }: Thing, field: Field): boolean => field.from <= from && from < field.to;
  const pictured = fields.filter(isOfPictures);
  return things
    .filter((thing) => thing.refused || !fields.some((field) => isIn(thing, field) && field.label.some((word) => elsewhere.test(word))))
    .map((thing) =>
      pictured.length > 0 && thing.asked && !pictured.some((field) => isIn(thing, field)) ? { ...thing, asked: false } : thing,
    );
}
