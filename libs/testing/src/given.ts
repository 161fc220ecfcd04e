import { type Decider, replay } from '@blazon/kernel';

/** Builds decider tests: given a history, when a command comes, then these events follow, or this error. */
export interface Given<Command, Event> {
  when(command: Command): {
    then(expected: Event[]): void;
    thenThrows(expected: string | RegExp | Error | object): void;
  };
}

/** `given(decider, …history).when(command).then([events])` */
export function given<Command, Event, State>(decider: Decider<Command, Event, State>, ...history: Event[]): Given<Command, Event> {
  const state = replay(decider, history);
  return {
    when: (command) => ({
      // oxlint-disable-next-line unicorn/no-thenable -- reads as a sentence, and nobody awaits it
      then(expected) {
        expect(decider.decide(command, state)).toEqual(expected);
      },
      thenThrows(expected) {
        expect(() => decider.decide(command, state)).toThrow(expected as Error);
      },
    }),
  };
}
