import { nonBlankText } from '../text.js';

export const maxPromptLength = 2_000;

/** What an identity is asked for with. */
export const Prompt = nonBlankText(maxPromptLength);
