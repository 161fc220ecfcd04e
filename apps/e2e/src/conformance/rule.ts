import { withinOneMinute } from '@blazon/testing';
import type { Blazon } from '../system/blazon.js';

/** The rules of one part of the specification, to be run against a Blazon. */
export type Section = (blazon: Blazon) => void;

/** A test of one sentence of the specification or of the decisions page; the sentence is its name. */
export function rule(sentence: string, test: () => Promise<void>, timeoutMs?: number): void {
  it(`“${sentence}”`, test, timeoutMs);
}

/** The same for limits that begin anew with each minute. */
export function ruleOfOneMinute(sentence: string, test: () => Promise<void>): void {
  rule(sentence, () => withinOneMinute(test));
}
