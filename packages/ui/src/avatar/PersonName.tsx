import type { HTMLAttributes, Ref } from 'react';
import { tv } from '../theme/tv.ts';
import { Avatar } from './Avatar.tsx';

const personName = tv({
  slots: {
    root: 'inline-flex max-w-full min-w-0 items-center gap-2 align-middle',
    // Where lines do not break, as in a table, what does not fit ends in an ellipsis.
    name: 'min-w-0 overflow-hidden text-ellipsis',
  },
});

/**
 * A colleague: initials and name.
 *
 * Renders a `<span>`.
 */
export function PersonName({ children, className, ...rest }: PersonNameProps) {
  const styles = personName();
  return (
    <span {...rest} className={styles.root({ className })}>
      <Avatar name={children} />
      <span className={styles.name()}>{children}</span>
    </span>
  );
}

export interface PersonNameProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** The name in full. */
  children: string;
}
