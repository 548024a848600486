'use client';
import { normalizeIban, printIban } from '@dossier/validators';
import { countryCodes, countryName } from '@dossier/validators/vocabularies';
import { type FormEvent, useId, useRef } from 'react';
import { assignRef } from '../internal/assign-ref.ts';
import { Flag } from '../internal/Flag.tsx';
import { useGroupedInput } from '../internal/use-grouped-input.ts';
import { useTypedText } from '../internal/use-typed-text.ts';
import { useMessages } from '../messages/index.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

const counted = /[A-Za-z0-9]/;

/** Whose bank it is: the first two letters, where they are a country. */
const countryOf = (iban: string) => countryCodes.find(code => iban.startsWith(code));

/**
 * An account number, in groups of four while typing; its value is the electronic format. It shows the country, so
 * that a typing error in the first two letters is noticed.
 *
 * Renders a label and an `<input>`; `ref` and the rest of the props go to it.
 */
export function IbanField({ value = '', onValueChange, ref, onBlur, ...rest }: IbanFieldProps) {
  const { locale, components } = useMessages();
  const bankId = useId();
  const input = useRef<HTMLInputElement>(null);
  const edit = useGroupedInput(input, counted);
  const { text, keep, settle } = useTypedText(value, printIban);
  const country = countryOf(value);

  const change = (event: FormEvent<HTMLInputElement>) => {
    const { text: typed, keepCaret } = edit(event, text);
    const next = normalizeIban(typed);
    const shown = printIban(next);
    keepCaret(shown);
    keep(shown, next);
    onValueChange?.(next);
  };

  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...rest}
      ref={element => {
        input.current = element;
        assignRef(ref, element);
      }}
      isCode
      value={text}
      onInput={change}
      onBlur={event => {
        settle();
        onBlur?.(event);
      }}
      aria-describedby={country && bankId}
      end={
        country && (
          <span id={bankId} title={countryName(country, locale)} className="px-2">
            <Flag country={country} />
            <span className="sr-only">
              {components.iban.bank.replace('{{country}}', countryName(country, locale))}
            </span>
          </span>
        )
      }
    />
  );
}

export interface IbanFieldProps extends Omit<
  TextFieldProps,
  'value' | 'type' | 'onInput' | 'start' | 'end' | 'isCode'
> {
  /** The electronic form: `NL91ABNA0417164300`. */
  value?: string;
}
