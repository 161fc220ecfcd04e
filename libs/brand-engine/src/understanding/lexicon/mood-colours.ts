import type { ColourIntent } from '../../brief.js';
import { list } from '../text/phrases.js';

type Tone = readonly [hue: number | null, lightness: number, chroma: number];

const tones = (words: string, ...own: readonly Tone[]): [string, readonly Tone[]][] => list(words).map((word) => [word, own]);

/** Moods that a person sees in colours first, and what they are seen in; all others leave them to the trade. */
const table: ReadonlyMap<string, readonly Tone[]> = new Map([
  ...tones(
    'sunny, cheerful, happy, joyful, joyous, merry, jolly, optimistic, hopeful, summery, uplifting, upbeat',
    [75, 0.1, 0.3],
    [58, 0.1, 0.3],
    [45, 0.1, 0.1],
  ),
  ...tones(
    'mysterious, dark, gothic, moody, eerie, uncanny, nocturnal, brooding, spooky, creepy, sinister, macabre',
    [300, -0.65, -0.1],
    [275, -0.7, -0.1],
    [340, -0.65, -0.2],
  ),
  ...tones('magical, enchanting, fairytale, dreamlike, fantastical', [300, -0.2, 0.1], [275, -0.2, 0.1]),
  ...tones(
    'bleak, gloomy, melancholic, melancholy, sombre, somber, desolate, forlorn, haunting, wistful, solemn',
    [250, -0.45, -0.75],
    [220, -0.5, -0.7],
    [null, -0.4, 0],
  ),
  ...tones('quiet, respectful, discreet, sober, formal', [250, -0.5, -0.55], [170, -0.55, -0.5], [290, -0.55, -0.6]),
  ...tones('romantic, tender, girly', [358, 0, -0.25], [340, 0, -0.3], [20, 0.1, -0.35]),
  ...tones('airy, light and airy, breezy', [230, 0.1, -0.25], [195, 0.1, -0.3], [160, 0.05, -0.35]),
  ...tones('dreamy, ethereal', [285, 0, -0.4], [255, 0.1, -0.4], [345, 0.1, -0.4]),
  ...tones(
    'posh, luxurious, luxury, opulent, prestigious, premium, upscale, upmarket, high-end, exclusive, refined, sophisticated, distinguished, classy, sultry, stately, noble, dignified',
    [160, -0.7, -0.25],
    [262, -0.75, -0.3],
    [15, -0.65, -0.2],
    [null, -0.9, 0],
  ),
  ...tones('cosy, cozy, homely, warm, hearty, snug, comforting', [42, -0.15, -0.15], [30, -0.2, -0.1], [60, -0.25, -0.1]),
  ...tones('earthy, rustic, weathered, wholesome, woody, smoky', [50, -0.4, -0.4], [120, -0.4, -0.45], [35, -0.3, -0.3]),
  ...tones('natural, organic, botanical, eco, eco-friendly', [145, -0.3, -0.25], [130, -0.3, -0.35], [160, -0.35, -0.3]),
  ...tones(
    'calm, calming, serene, peaceful, tranquil, soothing, zen, relaxing, restful, gentle, healing',
    [195, -0.1, -0.4],
    [165, -0.2, -0.45],
    [240, -0.05, -0.45],
  ),
  ...tones('coastal, seaside, sea-worn', [235, -0.2, -0.15], [200, -0.15, -0.2]),
  ...tones('fiery, passionate, spicy, feisty', [27, -0.05, 0.3], [40, 0, 0.3]),
]);

/** The colours that a mood is seen in, or none where it has no colours of its own. */
export const coloursOfMood = (mood: string): ColourIntent[] =>
  (table.get(mood) ?? []).map(([hue, lightness, chroma]) => ({ words: mood, hue, lightness, chroma, hex: null }));
