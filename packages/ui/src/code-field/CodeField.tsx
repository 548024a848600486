'use client';
import { mfaCodeFrom } from '@dossier/validators';
import { mfaCodeLength } from '@dossier/validators/limits';
import { type ClipboardEvent, type InputHTMLAttributes, type Ref, useRef, useState } from 'react';
import { FieldFrame } from '../field/Field.tsx';
import { type FieldProps, useFieldFrame } from '../field/use-field.ts';
import { assignRef } from '../internal/assign-ref.ts';
import { codeField } from './CodeField.styles.ts';

/** The figures of a text, as far as a code goes: a code in a message is found, other figures fill up from the start. */
const codeIn = (text: string) => mfaCodeFrom(text) || text.replace(/[^0-9]/g, '').slice(0, mfaCodeLength);

/** Where the caret is, or what is selected; null while the focus is elsewhere. */
type Selected = readonly [start: number, end: number] | null;

/**
 * A code of six digits from an authenticator app, a text message or an email. Pasting a whole message finds the
 * code in it.
 *
 * Renders a label and one native `<input autocomplete="one-time-code">`, drawn as six cells; `ref` and the rest of
 * the props go to the input.
 */
export function CodeField({
  isDisabled = false,
  value = '',
  onValueChange,
  onComplete,
  onBlur,
  ref,
  ...props
}: CodeFieldProps) {
  const { frame, attributes, isInvalid, rest } = useFieldFrame(props);
  const input = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<Selected>(null);
  const styles = codeField({ isDisabled, isInvalid });

  const follow = () => {
    const at = input.current;
    setSelected(at ? [at.selectionStart ?? 0, at.selectionEnd ?? 0] : null);
  };
  const change = (text: string) => {
    const code = codeIn(text);
    if (code === value) return;
    onValueChange?.(code);
    if (code.length === mfaCodeLength) onComplete?.(code);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const code = mfaCodeFrom(text);
    // A longer number is no code: pasting its first six figures would only be wrong later.
    if (code !== '' || text.replace(/[^0-9]/g, '').length > mfaCodeLength) event.preventDefault();
    if (code !== '') change(code);
  };

  return (
    <FieldFrame {...frame}>
      <div dir="ltr" className={styles.root()}>
        <div aria-hidden className={styles.cells()}>
          {cellsOf(value, selected).map(({ index, figure, isActive, isSelected }) => (
            <span key={index} className={styles.cell({ isActive, isSelected })}>
              {figure}
            </span>
          ))}
        </div>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          {...rest}
          {...attributes}
          ref={element => {
            input.current = element;
            assignRef(ref, element);
          }}
          value={value}
          disabled={isDisabled}
          onChange={event => change(event.target.value)}
          onPaste={paste}
          onSelect={follow}
          onFocus={follow}
          onBlur={event => {
            setSelected(null);
            onBlur?.(event);
          }}
          className={styles.input()}
        />
      </div>
    </FieldFrame>
  );
}

/** What each cell shows, and whether it is the next to be filled or among what is selected. */
function cellsOf(value: string, selected: Selected) {
  const [start, end] = selected ?? [-1, -1];
  const active = start === end ? Math.min(start, mfaCodeLength - 1) : -1;
  return Array.from({ length: mfaCodeLength }, (_, index) => ({
    index,
    figure: value.charAt(index),
    isActive: index === active,
    isSelected: index >= start && index < end,
  }));
}

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onSelect' | 'onFocus' | 'onPaste' | 'disabled' | 'required' | 'size' | 'type' | 'maxLength'
>;

export interface CodeFieldProps extends FieldProps, Native {
  ref?: Ref<HTMLInputElement>;
  /** The digits so far. */
  value?: string;
  /** Called with the digits at each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called once the sixth digit is there: the place to send it. The caller sends one at a time. */
  onComplete?: ((code: string) => void) | undefined;
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
}
