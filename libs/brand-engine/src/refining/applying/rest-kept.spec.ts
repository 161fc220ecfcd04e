import type { Decisions } from '../../decisions.js';
import type { Clause } from '../../refinement.js';
import { withRestTold } from './rest-kept.js';

const decisions = (icon: string, font: string): Decisions =>
  ({
    mark: { icon, container: 'none', family: 'free-icon' },
    type: { font, letterCase: 'upper' },
    palette: { primary: '#112233', secondary: '#445566' },
    layout: { kind: 'row' },
  }) as unknown as Decisions;
const clauses: Clause[] = [
  { text: 'we are called Dune now', patches: [{ kind: 'rename', name: 'Dune' }] },
  { text: 'everything else stays', patches: [{ kind: 'lock', fields: [] }] },
];
const told = clauses.map(({ text }, at) => ({ text, outcome: at === 0 ? ('applied' as const) : ('kept' as const), reason: null }));

it('all else is kept where nothing else changed', () => {
  expect(withRestTold(told, clauses, decisions('fox', 'lora'), decisions('fox', 'lora'))).toEqual(told);
});

it('all else is not kept where a part changed that no clause speaks of', () => {
  expect(withRestTold(told, clauses, decisions('fox', 'lora'), decisions('owl', 'inter'))[1]).toMatchObject({
    outcome: 'not_applied',
    reason: 'The rest could not all stay: the picture and the letters changed too.',
  });
});
