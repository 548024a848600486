'use client';
import { maskIdentifier, maskPhone } from '@dossier/validators';
import { Eye, EyeOff } from 'lucide';
import { type HTMLAttributes, type Ref, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { maskedValue } from './MaskedValue.styles.ts';
import { icon } from '../icons/icon.ts';

const EyeIcon = icon(Eye);
const EyeOffIcon = icon(EyeOff);

/** S1 asks for stars in phone numbers; everywhere else what is hidden is a quiet dot. */
const isPhone = (masked: string): boolean => masked.startsWith('+');

const masks = { phone: maskPhone, identifier: maskIdentifier };

/**
 * A value that is shown masked: a phone number keeps its first 2 and last 3 digits, an identifier its last 3. Where
 * the server masks already, pass `masked`, and the full value never leaves the server.
 *
 * Renders a `<span>`, with a button when the value can be revealed. `ref` and the rest of the props go to the span.
 */
export function MaskedValue({
  value = '',
  keep = 'identifier',
  masked = masks[keep](value),
  onReveal,
  revealLabel,
  hideLabel,
  className,
  ...rest
}: MaskedValueProps) {
  const { components } = useMessages();
  const [revealed, setRevealed] = useState<string | null>(null);
  const styles = maskedValue();
  const isShown = revealed !== null;
  const Icon = isShown ? EyeOffIcon : EyeIcon;
  const show = revealLabel ?? components.masked.show;
  const hide = hideLabel ?? components.masked.hide;
  const toggle = async () => setRevealed(isShown ? null : ((await onReveal?.()) ?? null));
  return (
    <span {...rest} className={styles.root({ className })}>
      <bdi dir="ltr" className={styles.value()}>
        {revealed ?? (isPhone(masked) ? masked : <Dots masked={masked} className={styles.dots()} />)}
      </bdi>
      {onReveal && (
        <button
          type="button"
          className={styles.button()}
          aria-label={isShown ? hide : show}
          onClick={() => void toggle()}
        >
          <Icon aria-hidden className={styles.icon()} />
        </button>
      )}
    </span>
  );
}

/** Dots where the platform has stars, and what may be read after them. */
function Dots({ masked, className }: { readonly masked: string; readonly className: string }) {
  const hidden = masked.lastIndexOf('*') + 1;
  return (
    <>
      <span className={className}>{masked.slice(0, hidden).replaceAll('*', '•')}</span>
      {masked.slice(hidden)}
    </>
  );
}

export interface MaskedValueProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  readonly ref?: Ref<HTMLSpanElement>;
  /** The value itself, where the page may know it: it is masked here. */
  readonly value?: string;
  /** What of it stays readable. @default 'identifier' */
  readonly keep?: keyof typeof masks;
  /** What everyone may read, where the value was masked already. */
  readonly masked?: string;
  /** Fetches the value; each call is one reveal that the platform writes down. Absent: it cannot be revealed here. */
  readonly onReveal?: () => Promise<string>;
  /** Names what is revealed: "Show the personal number". @default "Show in full" */
  readonly revealLabel?: string;
  /** What the button is called that hides the value again. @default "Hide" */
  readonly hideLabel?: string;
}
