const attributes: Record<string, Record<string, RegExp>> = {
  svg: { xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/, viewBox: /^0 0 \d+(\.\d+)? \d+(\.\d+)?$/ },
  g: {},
  path: { fill: /^(#[0-9a-f]{6}|none)$/, d: /^[MLHVCQZlhvcq0-9 .-]+$/ },
  title: {},
  desc: {},
};
const holdsText = new Set(['title', 'desc']);
const token = /<(\/?)([a-z]+)((?: [a-zA-Z]+="[^"<]*")*)(\/?)>|([^<]+)/y;
const safeText = /^(?:[^<>&\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]|&(?:amp|lt|gt|quot|#39);)*$/u;
const largest = 12 * 1024;

/** Why an SVG is unsafe, or null. A grammar reads it that knows only what a logo needs. */
export function unsafeIn(svg: string): string | null {
  if (Buffer.byteLength(svg) > largest) return `${Buffer.byteLength(svg)} bytes are more than ${largest}`;
  const open: string[] = [];
  let roots = 0;
  for (token.lastIndex = 0; token.lastIndex < svg.length;) {
    const at = token.lastIndex;
    const match = token.exec(svg);
    if (!match) return `no well-formed markup at ${JSON.stringify(svg.slice(at, at + 40))}`;
    const [, closing, name = '', list = '', selfClosing, text] = match;
    if (text !== undefined) {
      if (!holdsText.has(open.at(-1) ?? '') || !safeText.test(text)) return `text ${JSON.stringify(text.slice(0, 40))}`;
    } else if (closing) {
      if (open.pop() !== name || list || selfClosing) return `</${name}> closes nothing`;
    } else {
      if (open.length === 0 && (name !== 'svg' || ++roots > 1)) return `<${name}> at the root`;
      const fault = faultOf(name, list);
      if (fault) return fault;
      if (!selfClosing) open.push(name);
    }
  }
  return open.length > 0 || roots !== 1 ? 'elements are left open' : null;
}

function faultOf(name: string, list: string): string | null {
  const known = attributes[name];
  if (!known) return `<${name}>`;
  const seen = new Set<string>();
  for (const [, attribute = '', value = ''] of list.matchAll(/ ([a-zA-Z]+)="([^"]*)"/g)) {
    if (seen.has(attribute) || known[attribute]?.test(value) !== true) return `${attribute}="${value.slice(0, 40)}" in <${name}>`;
    seen.add(attribute);
  }
  return null;
}
