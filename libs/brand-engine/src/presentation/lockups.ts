import type { Decisions, LayoutKind } from '../decisions.js';
import { isSymbolFamily } from '../families/family.js';
import { familyOf } from '../families/index.js';
import type { Pack } from '../pack/pack.js';
import { render } from '../render.js';

/** A way to put symbol and name together, on light and on dark ground. */
export interface Lockup {
  id: 'horizontal' | 'stacked' | 'symbol' | 'wordmark' | 'one-colour';
  title: string;
  light: string;
  dark: string;
}

/** Everything in one ink: for stamps, engravings and faxes. */
function inOneColour(decisions: Decisions): Decisions {
  const { ink } = decisions.palette;
  return { ...decisions, palette: { primary: ink, secondary: ink, ink } };
}

/** The lock-ups of an identity. One that composes its name itself has no other arrangement, only its one colour. */
export function lockupsOf(decisions: Decisions, pack: Pack, watermark: boolean): Lockup[] {
  const drawn = (id: Lockup['id'], title: string, own: Decisions): Lockup => {
    const { logo_svg, logo_svg_dark } = render(own, pack, watermark);
    return { id, title, light: logo_svg, dark: logo_svg_dark };
  };
  const laid = (kind: LayoutKind): Decisions => ({
    ...decisions,
    descriptor: kind === 'symbol' ? null : decisions.descriptor,
    layout: { kind, symbolScale: kind === decisions.layout.kind ? decisions.layout.symbolScale : 1 },
  });
  const arranged = isSymbolFamily(familyOf(decisions.mark.family))
    ? [
        drawn('horizontal', 'Horizontal', laid('row')),
        drawn('stacked', 'Stacked', laid('stack')),
        drawn('symbol', 'Symbol alone', laid('symbol')),
        drawn('wordmark', 'Name alone', laid('wordmark')),
      ]
    : [drawn('horizontal', 'As composed', decisions)];
  return [...arranged, drawn('one-colour', 'One colour', inOneColour(decisions))];
}
