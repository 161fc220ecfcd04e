import { escaped, fold } from '../text/text.js';
import type { FoundName, NameContext } from './find.js';
import { legalForms } from './looks.js';

/** “Ltd” should NOT appear, "leave off the GmbH": a name without the form that is refused. */
export function withoutRefusedForm({ text }: NameContext, found: FoundName): FoundName {
  const [, name, form] = /^(.+?),?\s+(\S+)$/u.exec(found.name) ?? [];
  if (name === undefined || form === undefined || !legalForms.has(fold(form).replace(/\.$/, ''))) return found;
  const quoted = `["“„«'‘]?${escaped(form)}["”“»'’]?`;
  const isRefused =
    new RegExp(`${quoted}\\s+(?:should|must|shall|may|can|does|need)(?:\\s+\\w+)?\\s*(?:not|n['’]t|never)\\b`, 'iu').test(text) ||
    new RegExp(
      `\\b(?:no|not|without|ohne|sans|leave (?:off|out)|drop|omit|skip)\\s+(?:the\\s+|das\\s+|le\\s+)?${quoted}(?!\\p{L})`,
      'iu',
    ).test(text);
  return isRefused ? { ...found, name } : found;
}
