/** A prompt that cannot become an identity: no letter or digit of a script that the fonts cover. */
export class UnsupportedPromptError extends Error {
  readonly code = 'unsupported_prompt';
}
