/** Pictures that are taken for something else, or drawn so that another of the same thing is better. They stay for the nodes that have them, and are no longer chosen. */
export const weakIcons: ReadonlySet<string> = new Set([
  'moose',
  'own-skis',
  'fluent-nest-with-eggs',
  'octopus',
  'airplane-taxiing',
  'deer',
  'fish',
  'fish-simple',
]);
