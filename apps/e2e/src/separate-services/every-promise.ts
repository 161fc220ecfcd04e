import { deadLetters } from './dead-letters.js';
import { deletion } from './deletion.js';
import type { SeparateServices } from './services.js';

/** What services that share nothing but the log must keep, whichever log it is. */
export function everyPromise(services: SeparateServices): void {
  describe('dead letters', () => {
    deadLetters(services);
  });
  describe('deleting a project', () => {
    deletion(services);
  });
}
