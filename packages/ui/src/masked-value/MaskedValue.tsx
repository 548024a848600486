'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { maskedValue } from './MaskedValue.styles.ts';

/**
 * A value that is read masked: phones keep their first 2 and last 3 digits, identifiers their last 3. Whoever masks
 * it does so where it is stored; this shows the mask, and the value itself only after asking for it.
 *
 * Renders a `<span>`, with a button when the value can be revealed.
 */
export function MaskedValue({ masked, onReveal, revealLabel, hideLabel }: MaskedValueProps) {
  const [revealed, setRevealed] = useState<string | null>(null);
  const styles = maskedValue();
  const isShown = revealed !== null;
  const Icon = isShown ? EyeOff : Eye;
  const toggle = async () => setRevealed(isShown ? null : ((await onReveal?.()) ?? null));
  return (
    <span className={styles.root()}>
      <bdi dir="ltr" className={styles.value()}>
        {revealed ?? masked}
      </bdi>
      {onReveal && (
        <button
          type="button"
          className={styles.button()}
          aria-label={isShown ? hideLabel : revealLabel}
          aria-pressed={isShown}
          onClick={() => void toggle()}
        >
          <Icon aria-hidden className={styles.icon()} />
        </button>
      )}
    </span>
  );
}

export interface MaskedValueProps {
  /** What everybody may read. */
  readonly masked: string;
  /** Fetches the value; each call is one reveal that the platform writes down. Absent: it cannot be revealed here. */
  readonly onReveal?: () => Promise<string>;
  readonly revealLabel?: string;
  readonly hideLabel?: string;
}
