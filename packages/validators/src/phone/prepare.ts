/** Marks of reading direction that contact apps put around a number when it is copied. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * What is typed or pasted, ready to be read: without outer blanks, direction marks and `tel:`, and with + for a
 * leading 00 (S1 §5). The rewrite comes first, for without a country no parser knows what 00 means.
 */
export function preparePhone(text: string): string {
  const bare = text.replace(directionMarks, '').trim();
  return bare.replace(/^(?:tel:\s*)+/i, '').replace(/^00/, '+');
}
