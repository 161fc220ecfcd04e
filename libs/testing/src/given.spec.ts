import type { Decider } from '@blazon/kernel';
import { given } from './given.js';

type Command = { type: 'open' } | { type: 'close' };
type Event = 'opened' | 'closed';

const door: Decider<Command, Event, { open: boolean }> = {
  initialState: () => ({ open: false }),
  evolve: (_state, event) => ({ open: event === 'opened' }),
  decide: (command, state) => {
    if (command.type === 'open') return state.open ? [] : ['opened'];
    if (!state.open) throw new Error('The door is closed already.');
    return ['closed'];
  },
};

describe('given', () => {
  it('decides on the state that the history leads to', () => {
    given(door).when({ type: 'open' }).then(['opened']);
    given(door, 'opened').when({ type: 'open' }).then([]);
    given(door, 'opened', 'closed').when({ type: 'open' }).then(['opened']);
  });

  it('expects a refusal', () => {
    given(door, 'opened', 'closed').when({ type: 'close' }).thenThrows('closed already');
  });

  it('fails when other events come out', () => {
    expect(() => {
      given(door).when({ type: 'open' }).then(['closed']);
    }).toThrow('toEqual');
  });

  it('fails when no refusal comes', () => {
    expect(() => {
      given(door).when({ type: 'open' }).thenThrows('closed already');
    }).toThrow('toThrow');
  });
});
