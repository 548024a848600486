import type { HTMLAttributes, Ref } from 'react';
import { tv } from '../theme/tv.ts';

const colourPair = tv({
  slots: {
    root: 'inline-flex gap-1',
    swatch: 'size-5 rounded-sm border border-border-control forced-color-adjust-none',
  },
});

/**
 * Two colours next to each other, as they stand in a theme: for figures about them. Their names are read by whatever it
 * stands next to.
 *
 * Renders a `<span>` that is hidden from screen readers.
 */
export function ColourPair({ foreground, background, className, ...rest }: ColourPairProps) {
  const styles = colourPair();
  return (
    <span aria-hidden {...rest} className={styles.root({ className })}>
      <span className={styles.swatch()} style={{ backgroundColor: foreground }} />
      <span className={styles.swatch()} style={{ backgroundColor: background }} />
    </span>
  );
}

export interface ColourPairProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** What stands on the other, as six hexadecimal digits behind `#`. */
  foreground: string;
  /** What it stands on. */
  background: string;
}
