import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { section } from './Section.styles.ts';

/**
 * A part of a page under a heading. On a sheet it is a rule and a heading; alone it is a sheet itself.
 *
 * Renders a `<section>` named by its heading; a part of one (`level={3}`) has the role of a group.
 */
export function Section({
  title,
  overline,
  start,
  badges,
  actions,
  variant = 'plain',
  size = 'regular',
  level = 2,
  className,
  children,
  ...rest
}: SectionProps) {
  const styles = section({ variant, level, size });
  const id = useId();
  const isPart = level === 3;
  const Heading = isPart ? 'h3' : 'h2';
  // Many things on a page have the same parts: as landmarks no one could tell them apart.
  const role = isPart ? { role: 'group' } : {};
  const heading = (
    <Heading id={id} className={styles.title()}>
      {title}
    </Heading>
  );
  return (
    <section {...role} {...rest} aria-labelledby={id} className={styles.root({ className })}>
      <div className={styles.head()}>
        <div className={styles.heading()}>
          {overline !== undefined && <p className={styles.overline()}>{overline}</p>}
          {start === undefined ? (
            heading
          ) : (
            <div className={styles.named()}>
              {start}
              {heading}
            </div>
          )}
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
  /** Above the title: what kind of thing it is, and since when. */
  readonly overline?: string;
  /** Before the title: an avatar. */
  readonly start?: ReactNode;
  /** Behind the title: what someone is. */
  readonly badges?: ReactNode;
  /** At the end of the line: buttons. */
  readonly actions?: ReactNode;
  /** `sheet` stands on the page's ground; `plain` on a sheet that is there; `note` next to one, where it must not be louder. @default 'plain' */
  readonly variant?: 'plain' | 'sheet' | 'note';
  /** `large` where the section is what a pane is about. @default 'regular' */
  readonly size?: 'regular' | 'large';
  /** Of the heading: 3 for a part of a section, which is a group and no landmark. @default 2 */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}
