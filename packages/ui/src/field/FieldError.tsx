import { CircleAlert } from 'lucide';
import { field } from './Field.styles.ts';
import { icon } from '../icons/icon.ts';

const CircleAlertIcon = icon(CircleAlert);

/**
 * What is wrong with a field, under it. It stands outside the label and is linked to the control by `id`.
 *
 * Renders a `<p>`, or nothing.
 */
export function FieldError({ id, children }: FieldErrorProps) {
  if (children === undefined || children === '') return null;
  const styles = field();
  return (
    <p id={id} className={styles.error()}>
      <CircleAlertIcon aria-hidden className={styles.errorIcon()} />
      <span>{children}</span>
    </p>
  );
}

export interface FieldErrorProps {
  /** What the control's `aria-describedby` names. */
  id?: string;
  /** The error in words; nothing while there is none. */
  children?: string | undefined;
}
