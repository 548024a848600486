import type { HTMLAttributes, Ref } from 'react';
import { avatar } from './Avatar.styles.ts';

/** First letters of the first and last word of a name, in capitals. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map(
    word => /\p{L}/u.exec(word ?? '')?.[0] ?? '',
  );
  return letters.join('').toLocaleUpperCase();
}

/**
 * A person as two letters, always next to the name or named by its surroundings.
 *
 * Renders a `<span>` that screen readers skip.
 */
export function Avatar({ name, size = 'small', className, ...rest }: AvatarProps) {
  return (
    <span aria-hidden {...rest} className={avatar({ size, className })}>
      {initialsOf(name)}
    </span>
  );
}

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** Full name; its initials are shown. */
  readonly name: string;
  /** How large it is: in a line of text, or alone. @default 'small' */
  readonly size?: 'small' | 'medium';
}
