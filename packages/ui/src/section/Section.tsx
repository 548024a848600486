import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { section } from './Section.styles.ts';

/**
 * A part of a page under a heading. On a sheet it is a rule and a heading; alone it is a sheet itself.
 *
 * Renders a `<section>` named by its heading.
 */
export function Section({
  title,
  start,
  badges,
  actions,
  variant = 'plain',
  className,
  children,
  ...rest
}: SectionProps) {
  const styles = section({ variant });
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={styles.root({ className })}>
      <div className={styles.head()}>
        <div className={styles.heading()}>
          {start}
          <h2 id={id} className={styles.title()}>
            {title}
          </h2>
          {badges}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  ref?: Ref<HTMLElement>;
  /** The heading; it names the section. */
  readonly title: string;
  /** Before the title: an avatar. */
  readonly start?: ReactNode;
  /** Behind the title: what someone is. */
  readonly badges?: ReactNode;
  /** At the end of the line: buttons. */
  readonly actions?: ReactNode;
  /** `sheet` stands on the page's ground; `plain` on a sheet that is there. @default 'plain' */
  readonly variant?: 'plain' | 'sheet';
  readonly children: ReactNode;
}
