import type { Brief } from '../brief.js';

export interface SuggestedHue {
  hue: number;
  weight: number;
}

/** Hues that suit a trade, by words of the industry and its concepts; the first ones weigh more. */
const byTrade: readonly (readonly [RegExp, readonly number[]])[] = [
  [/coffee|roast|cafe|cocoa|chocolate/, [45, 30, 150, 220]],
  [/baker|bread|pastry|cake|patisserie|cookie/, [40, 10, 70, 350]],
  [/wine|vineyard|winery|cellar/, [15, 350, 130]],
  [/beer|brew|pub|taproom|distill|spirit|bar/, [70, 45, 150, 250]],
  [/restaurant|food|kitchen|pizza|burger|catering|meal/, [28, 45, 140, 350]],
  [/tea|matcha|herb/, [145, 130, 60]],
  [/garden|plant|botan|landscap|farm|agri|organic|forest|nature|eco|sustain|green/, [145, 130, 165, 100]],
  [/energy|solar|electric|battery|climate/, [95, 145, 165, 55]],
  [/finance|bank|invest|account|insur|ledger|capital|fund|tax/, [255, 165, 270, 145]],
  [/legal|law|attorney|notary|consult/, [262, 15, 230, 155]],
  [/health|medic|clinic|doctor|dental|pharma|hospital|care/, [215, 180, 165, 250]],
  [/yoga|wellness|spa|meditat|therap|mindful|mental/, [300, 180, 150, 340]],
  [/beauty|cosmetic|skincare|hair|salon|nail|perfume/, [350, 15, 320, 60]],
  [/fashion|cloth|apparel|textile|jewel|luxury|tailor/, [280, 350, 60, 160]],
  [/child|kid|toy|baby|nursery|daycare/, [50, 340, 200, 95]],
  [/pet|dog|cat|veterin|animal/, [45, 180, 300, 145]],
  [/fitness|gym|sport|athlet|run|cycl|train/, [28, 125, 250, 50]],
  [/travel|tour|hotel|holiday|airline|flight/, [215, 50, 190, 20]],
  [/ocean|sea|marine|surf|boat|sail|water|swim|dive/, [220, 195, 245]],
  [/security|cyber|privacy|guard/, [265, 165, 245]],
  [/software|tech|data|cloud|saas|develop|ai|robot|app|analytics|platform|computer/, [265, 285, 195, 165]],
  [/game|gaming|esport/, [300, 140, 25, 265]],
  [/music|audio|radio|podcast|sound|festival/, [320, 28, 285, 60]],
  [/photo|film|video|studio|media|design|art|creative|agency/, [28, 280, 340, 60]],
  [/school|educat|learn|universit|tutor|course|book|library|publish/, [255, 45, 165, 15]],
  [/real estate|property|home|interior|furniture|architect|construct|build/, [230, 40, 155, 15]],
  [/logistic|transport|freight|deliver|courier|shipping|moving/, [250, 45, 28, 195]],
  [/auto|car|garage|mechanic|motor|bike/, [25, 250, 50]],
  [/clean|laundry|plumb|repair|electrician|hvac/, [225, 190, 50, 145]],
  [/charity|nonprofit|foundation|community|social/, [28, 165, 55, 265]],
  [/event|wedding|party|flower|florist/, [350, 320, 150, 40]],
  [/space|rocket|astro|satellite/, [275, 250, 30]],
  [/honey|bee|lemon|sun|banana|taxi/, [90, 75]],
];

/** When nothing else speaks: hues all around the wheel that stand well on white. */
const wheel = [20, 45, 145, 175, 215, 250, 270, 295, 340];

/** Hues to choose from when the prompt names none. */
export function suggestedHues(brief: Brief): SuggestedHue[] {
  const words = [brief.industry ?? '', brief.descriptor ?? '', ...brief.concepts.map(({ term }) => term)].join(' ').toLowerCase();
  const found = new Map<number, number>();
  let rank = 1;
  for (const [pattern, hues] of byTrade) {
    if (!pattern.test(words)) continue;
    const inIndustry = pattern.test((brief.industry ?? '').toLowerCase()) ? 2 : 1;
    hues.forEach((hue, i) => found.set(hue, (found.get(hue) ?? 0) + (inIndustry * rank) / (1 + 0.5 * i)));
    rank *= 0.8;
  }
  if (found.size === 0) return wheel.map((hue) => ({ hue, weight: 1 }));
  return [...found].map(([hue, weight]) => ({ hue, weight }));
}
