import type { Brief } from '../brief.js';

/** What a thing of the name weighs at least that the brand is known by. */
const leastOfName = 0.8;

/** Whether the brand is called after a thing that it is known by: "The Reading Fox". */
export const isCalledAfterThing = ({ concepts, icons }: Brief): boolean =>
  concepts.some(({ source, weight }) => source === 'name' && weight >= leastOfName) && icons.some(({ named }) => named === true);
