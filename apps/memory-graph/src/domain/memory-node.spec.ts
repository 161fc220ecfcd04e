import { hasToBeAdded, MisplacedNodeError } from './memory-node.js';

const alone = { known: false, parentKnown: false };

describe('a memory node', () => {
  it('is added as a root, or below a node of its project', () => {
    expect(hasToBeAdded({ id: 'mem_1', parent_id: null }, alone)).toBe(true);
    expect(hasToBeAdded({ id: 'mem_2', parent_id: 'mem_1' }, { known: false, parentKnown: true })).toBe(true);
  });

  it('is added once', () => {
    expect(hasToBeAdded({ id: 'mem_1', parent_id: null }, { known: true, parentKnown: false })).toBe(false);
  });

  it('is refused below a node that is not there, and below itself: so no cycle can ever close', () => {
    expect(() => hasToBeAdded({ id: 'mem_2', parent_id: 'mem_1' }, alone)).toThrow(MisplacedNodeError);
    expect(() => hasToBeAdded({ id: 'mem_1', parent_id: 'mem_1' }, { known: false, parentKnown: true })).toThrow(MisplacedNodeError);
  });
});
