import { contrast, maxChroma, type Oklch, toHex, walkLightness } from '../../colour/oklch.js';
import type { ColourShift } from '../../refinement.js';
import { lightGround, symbolContrast } from '../../scene/grounds.js';
import { tempered } from './temperature.js';

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Below this chroma a colour is a grey. */
export const grey = 0.03;

/** Yellow that is darkened turns olive. */
const isYellow = ({ h, c }: Oklch): boolean => h > 80 && h < 118 && c > 0.08;

function muted(own: Oklch, amount: number): Oklch {
  // Black is calmed by a charcoal.
  if (own.c < grey) return own.l < 0.4 ? { ...own, l: own.l + 0.12 * amount } : own;
  if (isOrange(own)) return softOrange(own, amount);
  // What is light already is not darkened: a softer pink is no mauve.
  const l = isYellow(own) ? own.l : own.l + Math.min(Math.max(0, 0.62 - own.l), 0.04 * amount);
  return { ...own, l, c: own.c * Math.max(0.25, 1 - 0.4 * amount) };
}

/** A softer orange turns to coral, as light as it is still seen on white: with less light or much less colour it would be a tan. */
function softOrange(own: Oklch, amount: number): Oklch {
  const soft = {
    l: own.l + 0.05 * amount,
    c: Math.max(0.128, own.c * (1 - 0.16 * amount)),
    h: Math.max(Math.min(own.h, 50), own.h - 8 * amount),
  };
  return contrast(toHex(own), lightGround) < symbolContrast.light
    ? soft
    : walkLightness(soft, -0.005, (hex) => contrast(hex, lightGround) >= symbolContrast.light);
}

/** Lighter than this a colour is faint on white. */
const palestSeen = 0.64;

/** How much lighter or darker a colour becomes to be more vivid. */
const mostRelit = 0.1;

function vivid(own: Oklch, amount: number): Oklch {
  // A grey has no hue that could be stronger.
  if (own.c < grey) return own;
  const wanted = Math.max(own.c, 0.02) * (1 + 0.3 * amount);
  // A teal has no more colour as dark as it is: it takes some of the light that it has more with.
  const step = maxChroma(own.l + 0.02, own.h) > maxChroma(own.l - 0.02, own.h) ? 0.02 : -0.02;
  let { l } = own;
  while (maxChroma(l, own.h) < wanted && Math.abs(l - own.l) < mostRelit * amount) l += step;
  return { ...own, l, c: Math.min(maxChroma(l, own.h), wanted) };
}

function fresh(own: Oklch, amount: number): Oklch {
  if (own.c < grey) return own;
  const l = Math.min(Math.max(own.l, 0.8), own.l + 0.08 * amount);
  // An olive is fresh where it is greener.
  const h = own.h > 95 && own.h < 128 ? Math.min(132, own.h + 12 * amount) : own.h;
  return { l, h, c: Math.min(maxChroma(l, h), own.c * (1 + 0.4 * amount)) };
}

/** How much lighter or darker a wish makes a colour: "a bit" is seen too. */
const lightnessStep = (amount: number): number => 0.04 + 0.08 * amount;

/** Oranges are kept from turning brown: the deeper they are, the redder and the more vivid. */
const isOrange = ({ h, c, l }: Oklch): boolean => h > 40 && h < 80 && c > 0.1 && l > 0.55;

/** Darker than this a colour is taken for black; a wish for almost black goes further. */
const darkestOfHue = 0.25;
const mostOfHue = 0.3;

function darkened(own: Oklch, step: number): Oklch {
  const darkest = own.c < grey || step >= mostOfHue ? 0.2 : darkestOfHue;
  if (!isOrange(own)) return { ...own, l: clamp(own.l - step, Math.min(own.l, darkest), 0.9) };
  const [l, h] = [Math.max(Math.min(own.l, 0.58), own.l - step * 0.8), Math.max(Math.min(own.h, 44), own.h - step * 140)];
  return { l, h, c: Math.max(own.c, maxChroma(l, h) * 0.95) };
}

/** Brighter is lighter where a colour is deep, and more vivid in any case: a bright pink is no pale one. */
function brightened(own: Oklch, amount: number): Oklch {
  if (isOrange(own)) {
    const h = Math.max(Math.min(own.h, 46), own.h - 14 * amount);
    return { l: own.l, h, c: Math.max(own.c, maxChroma(own.l, h) * 0.97) };
  }
  const l = own.l < 0.62 ? own.l + lightnessStep(amount) : Math.max(0.66, own.l - 0.03 * amount);
  return { ...own, l, c: own.c < grey ? own.c : Math.min(maxChroma(l, own.h), own.c * (1 + 0.35 * amount)) };
}

/** A colour moved by a wish, as far as the wish goes. */
export function moved(own: Oklch, by: ColourShift, amount: number): Oklch {
  switch (by) {
    case 'warmer':
      // A blue that is spoken of by itself goes further than one among others.
      return own.c >= grey && own.h > 225 && own.h < 295 ? { ...own, h: Math.min(296, own.h + 14 * amount) } : tempered(own, by, amount);
    case 'cooler':
      return tempered(own, by, amount);
    case 'fresher':
      return fresh(own, amount);
    case 'darker':
      return darkened(own, lightnessStep(amount));
    case 'lighter':
      return { ...own, l: clamp(own.l + lightnessStep(amount), 0.2, 0.93) };
    case 'brighter':
      return brightened(own, amount);
    case 'more-vivid':
      return isOrange(own) ? brightened(own, amount) : vivid(own, amount);
    case 'more-muted':
      return muted(own, amount);
    case 'more-contrast':
      // What vanishes on paper is deepened until it does not, and not by a step.
      return { ...own, l: clamp(own.l - Math.max(0.1 * amount, own.l - palestSeen), Math.min(own.l, 0.25), 0.9) };
  }
}
