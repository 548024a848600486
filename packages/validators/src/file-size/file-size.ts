import { fileSizeLimit } from '../limits.ts';
import type { ValidationResult } from '../rule.ts';
import { isEmpty } from '../text.ts';

export interface FileSizeOptions {
  /**
   * Largest size in bytes, itself allowed.
   * @default 15 × 1024 × 1024
   */
  readonly max?: number;
  /** Smallest size in bytes, itself allowed: 1 refuses an empty file. */
  readonly min?: number;
}

/** The size of a file, given in bytes or as anything with a `size`, a `File` for one (S1 §5, S2 §5). */
export function fileSize(
  value: unknown,
  { max = fileSizeLimit, min }: FileSizeOptions = {},
): ValidationResult {
  if (isEmpty(value)) return undefined;
  const size = typeof value === 'object' && value !== null && 'size' in value ? value.size : value;
  if (typeof size !== 'number' || !(size >= 0)) return { code: 'invalid' };
  // The text of `fileSize` says 15Mb: another limit has the generic text.
  if (size > max) return { code: max === fileSizeLimit ? 'fileSize' : 'fileTooLarge' };
  return min !== undefined && size < min ? { code: 'fileTooSmall' } : undefined;
}
