import { type CorpusReport, loadParts, measureCorpus } from './corpus-report.js';
import { isMissed } from './gate.js';
import { runHostile } from './hostile.js';

const parts = loadParts();

describe('the labelled corpus', () => {
  let report: CorpusReport;
  beforeAll(async () => {
    report = await measureCorpus(await parts);
  }, 240_000);

  it('is large enough to mean something', () => {
    expect(report.prompts.length).toBeGreaterThanOrEqual(120);
    expect(report.chains.length).toBeGreaterThanOrEqual(60);
  });

  it('passes every gate at the rate that is required of it', () => {
    const missed = report.gates
      .filter(isMissed)
      .map(({ gate, rate, required, misses }) => ({ gate, rate, required, misses: misses.slice(0, 5) }));
    expect(missed).toEqual([]);
  });
});

describe('hostile prompts', () => {
  // `npm run brand:hostile` sends ten thousand.
  it('never crash the engine and never come out unsafe', async () => {
    const { engine } = await parts;
    const { drawn, refused, faults } = await runHostile(engine, 0, 300);
    expect(faults).toEqual([]);
    expect(drawn).toBeGreaterThan(300);
    expect(refused).toBeGreaterThan(0);
  }, 120_000);
});
