import { fromHex } from '../colour/oklch.js';
import type { PaletteDecision } from '../decisions.js';
import type { Temperament } from './temperament.js';

/** The temperament of a palette: loud colours are playful and quick, pale ones soft, deep and grey ones solemn. */
export function paletteTemperament({ primary }: PaletteDecision): Temperament {
  const { l, c, h } = fromHex(primary);
  if (c < 0.04) return { solemnPlayful: -0.3, softSharp: 0.2 };
  const isPink = h > 330 || h < 12;
  const isSunny = h > 40 && h < 112;
  if (l > 0.72 && c < 0.13) return { calmAggressive: -0.5, softSharp: -0.5, solemnPlayful: 0.1 };
  if (l > 0.55 && c > 0.15) return { calmAggressive: isPink ? 0 : 0.4, solemnPlayful: isPink || isSunny ? 0.7 : 0.45 };
  if (l < 0.42) return { solemnPlayful: -0.3, calmAggressive: 0 };
  return {};
}
