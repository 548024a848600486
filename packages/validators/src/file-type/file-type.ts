import type { ValidationResult } from '../rule.ts';
import { isEmpty, textOf } from '../text.ts';
import { fileTypes } from './file-types.ts';

export interface FileTypeOptions {
  /**
   * Extensions that the tenant allows, those marked professional. What is not in the map stays refused.
   * @default all of the map
   */
  readonly allowed?: readonly string[];
}

/**
 * The last extension of a file name in lower case, or an empty text where it is not one of plain letters and digits. Only
 * the last one says what a file is; a Kelvin sign, which `toLowerCase` would turn into a `k`, is none.
 */
export function fileExtension(name: string): string {
  return /\.(\w+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';
}

/**
 * A file whose extension may be uploaded, given by its name or as anything with a `name` (S2 §5). What its bytes really
 * are is for the caller that stores it.
 */
export function fileType(value: unknown, { allowed }: FileTypeOptions = {}): ValidationResult {
  if (isEmpty(value)) return undefined;
  const extension = fileExtension(textOf((value as { readonly name?: unknown }).name ?? value) ?? '');
  const isAllowed = allowed === undefined || allowed.some(other => fileExtension(`.${other}`) === extension);
  return Object.hasOwn(fileTypes, extension) && isAllowed ? undefined : { code: 'fileType' };
}
