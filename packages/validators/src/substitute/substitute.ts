import { placeholderLimit } from '../limits.ts';
import { textOf } from '../text.ts';

/**
 * A placeholder: a name in double curly braces, without braces inside. Blanks around the name do not count, so
 * `{{ name }}` is `{{name}}`. Every name is a name: `first.name` and `link;` too, or a typing error would be invisible.
 */
export const placeholder = /\{\{([^{}]*)\}\}/g;

/**
 * Writes values into a text: the one engine for mails, templates, previews and error texts. At most ten
 * replacements a text (S2 §9); the rest, and names without a value, stay as they are. What is written in is not read
 * again, and `$&` in it means nothing.
 */
export function substitute(text: string, values: Readonly<Record<string, unknown>>): string {
  let replaced = 0;
  return text.replace(placeholder, (whole, name: string) => {
    const key = name.trim();
    const value = Object.hasOwn(values, key) ? written(values[key]) : undefined;
    if (value === undefined || replaced === placeholderLimit) return whole;
    replaced += 1;
    return value;
  });
}

/** Lists are joined as names are; what has no text of its own is not written. */
function written(value: unknown): string | undefined {
  return Array.isArray(value) ? value.map(item => textOf(item) ?? '').join(', ') : textOf(value);
}
