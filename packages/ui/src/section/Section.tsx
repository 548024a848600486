import { useId, type ReactNode } from 'react';
import { section } from './Section.styles.ts';

/**
 * A part of a page under a heading. On a sheet it is a rule and a heading; alone it is a sheet itself.
 *
 * Renders a `<section>` named by its heading.
 */
export function Section({ title, actions, variant = 'plain', children }: SectionProps) {
  const styles = section({ variant });
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.root()}>
      <div className={styles.head()}>
        <h2 id={id} className={styles.title()}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

export interface SectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** `sheet` stands on the page's ground; `plain` on a sheet that is there. @default 'plain' */
  readonly variant?: 'plain' | 'sheet';
  readonly children: ReactNode;
}
