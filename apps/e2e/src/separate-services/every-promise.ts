import { deadLetters } from './dead-letters.js';
import { deletion } from './deletion.js';
import type { SeparateServices } from './services.js';

/** The promises that services keep on either log, although they share nothing else. */
export function everyPromise(services: SeparateServices): void {
  describe('dead letters', () => {
    deadLetters(services);
  });
  describe('deleting a project', () => {
    deletion(services);
  });
}
