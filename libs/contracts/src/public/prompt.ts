import { nonBlankText } from '../text.js';

export const maxPromptLength = 2_000;

/** The prompt of an identity. */
export const Prompt = nonBlankText(maxPromptLength);
