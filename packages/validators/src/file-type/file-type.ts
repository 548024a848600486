import type { Verdict } from '../rule.ts';
import { isEmpty, lowerCaseAscii, textOf, upperCaseAscii } from '../text.ts';
import { fileTypes } from './file-types.ts';

export interface FileTypeOptions {
  /**
   * Extensions that the tenant allows, those marked professional. What is not in the map stays refused.
   * @default all of the map
   */
  readonly allowed?: readonly string[];
}

/** The last extension of a file name in lower case, or an empty text. Only the last one says what a file is. */
export function fileExtension(name: string): string {
  const text = name.trim();
  const point = text.lastIndexOf('.');
  return point === -1 ? '' : lowerCaseAscii(text.slice(point + 1));
}

/**
 * A file whose extension may be uploaded, given by its name or as anything with a `name` (S2 §5). What its bytes really
 * are is for whoever stores it to look at.
 */
export function fileType(value: unknown, { allowed }: FileTypeOptions = {}): Verdict {
  if (isEmpty(value)) return undefined;
  const name =
    textOf(typeof value === 'object' && value !== null && 'name' in value ? value.name : value) ?? '';
  const extension = fileExtension(name);
  const isAllowed =
    allowed === undefined || allowed.some(other => upperCaseAscii(other) === upperCaseAscii(extension));
  return Object.hasOwn(fileTypes, extension) && isAllowed ? undefined : { code: 'fileType' };
}
