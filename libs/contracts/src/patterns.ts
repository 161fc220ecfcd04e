/**
 * The rules of the schemas as patterns for the reference. White space is written out as `trim` knows it: `\s` means another set in other
 * languages, and whoever trusts the reference must not be refused.
 */
const wideSpace = '\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
const space = `\\t-\\r \\u00a0${wideSpace}`;
const any = '[^\\u0000]';
const visible = `[^\\u0000${space}]`;

export const textPattern = `^${any}*$`;

export const nonBlankPattern = `^${any}*${visible}${any}*$`;

/** 1 to `max` characters, not counting the white space around them. */
export function labelPattern(max: number): string {
  return `^[${space}]*${visible}(${any}{0,${max - 2}}${visible})?[${space}]*$`;
}

const label = '[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?';
const port = '6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5][0-9]{4}|[0-9]{1,4}';

const host = `(${label}\\.)+[A-Za-z]{2,63}`;
const urlCharacter = `[^\\u0000-\\u0020\\u007f-\\u00a0${wideSpace}]`;

/** An HTTPS URL under a name of DNS. Public addresses and international names are taken too; which those are, no pattern can say. */
export const webhookUrlPattern = `^[Hh][Tt][Tt][Pp][Ss]://${host}(:(${port}))?([/?#]${urlCharacter}*)?$`;
