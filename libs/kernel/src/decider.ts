/**
 * The pure core of an aggregate: `decide` says which events a command leads to, `evolve` folds an event into the state.
 * Time, ids and randomness come in with the command.
 */
export interface Decider<Command, Event, State> {
  decide(command: Command, state: State): Event[];
  evolve(state: State, event: Event): State;
  initialState(): State;
}

/** The state that a history of events leads to. */
export function replay<Command, Event, State>(decider: Decider<Command, Event, State>, events: Iterable<Event>): State {
  let state = decider.initialState();
  for (const event of events) state = decider.evolve(state, event);
  return state;
}
