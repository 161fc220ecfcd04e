import { topics } from './topics.js';

describe('topics', () => {
  it('that speak about projects are partitioned alike, since readers lock a project by its partition', () => {
    const counts = [topics.projects, topics.jobs, topics.memory].map((topic) => topic.partitions);
    expect(new Set(counts).size).toBe(1);
  });
});
