import { phoneMask } from '../limits.ts';
import { preparePhone } from '../phone/prepare.ts';

/** A phone number as it is read by others: the first 2 and last 3 digits, stars between (S1 §9): `+31******678`. */
export function maskPhone(text: string): string {
  const prepared = preparePhone(text);
  const count = prepared.replace(/[^0-9]/g, '').length;
  const isHidden = (index: number) =>
    count < phoneMask.first + phoneMask.last + 1 ||
    (index >= phoneMask.first && index < count - phoneMask.last);
  let digit = 0;
  return prepared.replace(/[0-9]/g, shown => (isHidden(digit++) ? '*' : shown));
}

/** An identifier as it is read by others: its last 3 characters (3-decisions 4.19): `******782`. */
export function maskIdentifier(text: string): string {
  const shown = text.length > phoneMask.last ? phoneMask.last : 0;
  return '*'.repeat(text.length - shown) + text.slice(text.length - shown);
}
