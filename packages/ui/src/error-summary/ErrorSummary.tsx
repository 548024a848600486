'use client';
import { CircleAlert } from 'lucide';
import type { HTMLAttributes, MouseEvent, Ref } from 'react';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { tv } from '../theme/tv.ts';
import { goToField } from '../field/go-to-field.ts';
import { icon } from '../icons/icon.ts';

const CircleAlertIcon = icon(CircleAlert);

const errorSummary = tv({
  slots: {
    root: 'flex gap-3 rounded-md border border-s-4 border-danger-soft-border border-s-danger-indicator bg-danger-soft p-3.5 outline-offset-2 outline-focus focus:outline-2',
    icon: 'mt-0.5 size-4 shrink-0 text-danger-indicator',
    title: 'text-sm font-semibold text-text',
    text: 'text-sm text-text-muted',
    list: 'mt-2 grid gap-1 text-sm',
    link: 'rounded-sm text-danger-text underline underline-offset-3 hover:text-danger-text-hover',
  },
});

/**
 * Every error of a form in one place, each a link to its field. It takes the focus when submitting fails.
 *
 * Renders a `<div>` with a heading; `ref` and the rest of the props go there.
 */
export function ErrorSummary({ items, title, className, ...rest }: ErrorSummaryProps) {
  const { components } = useMessages();
  const styles = errorSummary();
  return (
    <div
      {...rest}
      tabIndex={-1}
      role="group"
      aria-label={title ?? components.errorSummary.title}
      className={styles.root({ className })}
    >
      <CircleAlertIcon aria-hidden className={styles.icon()} />
      <div>
        <h2 className={styles.title()}>{title ?? components.errorSummary.title}</h2>
        <p className={styles.text()}>{components.errorSummary.sent}</p>
        <ul className={styles.list()}>
          {items.map(({ id, label, text }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link()} onClick={event => goTo(event, id)}>
                {label}: {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function goTo(event: MouseEvent, id: string): void {
  if (goToField(id)) event.preventDefault();
}

/** One error: whose, and what. */
export interface ErrorSummaryItem {
  /** Id of the control. */
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

export interface ErrorSummaryProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'title'> {
  ref?: Ref<HTMLDivElement>;
  /** In the order of the fields. */
  items: readonly ErrorSummaryItem[];
  /** The heading; it names the summary. @default "Please check what you have entered" */
  title?: string;
}
