import type { ValidationResult } from '../rule.ts';
import { validate } from '../text.ts';

/** Names that Windows keeps for devices, whatever the extension. */
const device = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** Bytes of UTF-16 that every file system can hold in one name. */
const longest = 255;

/** A file name without outer blanks. */
export function normalizeFileName(text: string): string {
  return text.trim();
}

/**
 * A file name that every system can store and every address can carry: letters and digits of any script, spaces and
 * `. _ - ( )` (4-expectations 183). Two dots, a slash, a control or a character that turns the reading direction round
 * are therefore no part of it.
 */
export function fileName(value: unknown): ValidationResult {
  return validate(value, 'fileName', normalizeFileName, isPortable);
}

function isPortable(name: string): boolean {
  return (
    name.length <= longest &&
    /^[\p{L}\p{M}\p{Nd} ._()-]+$/u.test(name) &&
    /[\p{L}\p{Nd}]/u.test(name) &&
    !device.test(name)
  );
}

/** A name that can be offered in place of one that is refused: what is unsupported becomes a dash. */
export function cleanFileName(text: string): string {
  const cleaned = text
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, '')
    .replace(/[^\p{L}\p{M}\p{Nd} ._()-]+/gu, '-')
    .trim()
    .slice(-longest);
  return fileName(cleaned) === undefined ? cleaned : `file-${cleaned}`;
}
