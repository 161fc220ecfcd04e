/** The scripts that the fonts of the pack draw. */
export const scripts = ['latin', 'cyrillic', 'greek'] as const;
export type Script = (typeof scripts)[number];

const others = { cyrillic: /\p{Script=Cyrillic}/u, greek: /\p{Script=Greek}/u };

/** The scripts that the faces of a text have to be made for; Latin letters beside another script come with it. */
export function scriptsOf(text: string): Script[] {
  const found = (['cyrillic', 'greek'] as const).filter((script) => others[script].test(text));
  return found.length > 0 ? found : ['latin'];
}

const openType: Record<Script, string> = { latin: 'Latn', cyrillic: 'Cyrl', greek: 'Grek' };

/** The tag by which OpenType calls the script of a run. */
export const scriptTag = (text: string): string => openType[scriptsOf(text)[0] ?? 'latin'];

/** Greek capitals carry no accents but the diaeresis: "Καφές" becomes "ΚΑΦΕΣ", "Καΐκι" "ΚΑΪΚΙ". */
export const greekCapitals = (text: string): string =>
  others.greek.test(text)
    ? text
        .normalize('NFD')
        .replace(/(?<=\p{Script=Greek}\u0308?)\u0301/gu, '')
        .normalize('NFC')
    : text;
