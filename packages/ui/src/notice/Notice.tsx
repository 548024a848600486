import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { notice } from './Notice.styles.ts';
import { icon } from '../icons/icon.ts';

const CircleAlertIcon = icon(CircleAlert);
const CircleCheckIcon = icon(CircleCheck);
const InfoIcon = icon(Info);
const TriangleAlertIcon = icon(TriangleAlert);

export const noticeTones = ['info', 'success', 'warning', 'danger', 'neutral', 'decision'] as const;
export type NoticeTone = (typeof noticeTones)[number];

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
  neutral: null,
  // The accent says it: a sign of warning would say that something is wrong.
  decision: null,
};

/**
 * A message about the page that stays while it is true. For something that just happened, use a toast.
 *
 * Renders a `<div>`; a `role="alert"` when it is a danger, a `role="status"` when it appears by itself.
 */
export function Notice({
  tone = 'info',
  title,
  actions,
  isLive = false,
  className,
  children,
  ...rest
}: NoticeProps) {
  const styles = notice({ tone });
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : isLive ? 'status' : undefined}
      {...rest}
      className={styles.root({ className })}
    >
      {Icon && <Icon aria-hidden className={styles.icon()} />}
      <div className={styles.body()}>
        {title !== undefined && <p className={styles.title()}>{title}</p>}
        <div>{children}</div>
      </div>
      {actions !== undefined && <div className={styles.actions()}>{actions}</div>}
    </div>
  );
}

export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  ref?: Ref<HTMLDivElement>;
  /** What kind of thing it says; `decision` only where the reader has to decide, `neutral` for a task. @default 'info' */
  tone?: NoticeTone;
  /** A heading over the text. */
  title?: string;
  /** At its end: what can be done about it. */
  actions?: ReactNode;
  /** It appears while one is on the page, and is read out then. @default false */
  isLive?: boolean;
  children: ReactNode;
}
