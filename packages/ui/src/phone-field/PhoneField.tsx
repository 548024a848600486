'use client';
import { normalizePhoneInput } from '@dossier/validators';
import { defaultCountry as fallbackCountry } from '@dossier/validators/limits';
import { countryName } from '@dossier/validators/vocabularies';
import { ChevronDown } from 'lucide';
import {
  type ChangeEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  lazy,
  type Ref,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { FieldFrame } from '../field/Field.tsx';
import { type FieldProps, useFieldFrame } from '../field/use-field.ts';
import { assignRef } from '../internal/assign-ref.ts';
import { Flag } from '../internal/Flag.tsx';
import { useGroupedInput } from '../internal/use-grouped-input.ts';
import { useTypedText } from '../internal/use-typed-text.ts';
import { useMessages } from '../messages/index.ts';
import { control } from '../field/Field.styles.ts';
import { phoneField } from './PhoneField.styles.ts';
import { usePhoneMetadata } from './use-phone-metadata.ts';
import { icon } from '../icons/icon.ts';

const ChevronDownIcon = icon(ChevronDown);

const loadCountries = () => import('./PhoneCountries.tsx');
const PhoneCountries = lazy(async () => ({ default: (await loadCountries()).PhoneCountries }));

const figures = /[+0-9]/;
const isE164 = (value: string) => /^\+[0-9]+$/.test(value);

/**
 * A phone number with the flag of its country. A leading 00 becomes +; from 8 characters on the number is E.164,
 * shown in the groups of its country, and the flag follows it. The caret stays next to its digit.
 *
 * Renders a label, a button that opens the list of countries, and an `<input type="tel">`; `ref` and the rest of
 * the props go to the input.
 */
export function PhoneField({
  isDisabled = false,
  readOnly = false,
  value = '',
  onValueChange,
  defaultCountry = fallbackCountry,
  onFocus,
  onBlur,
  ref,
  ...props
}: PhoneFieldProps) {
  const { frame, attributes, isInvalid, rest } = useFieldFrame(props);
  const { locale, components } = useMessages();
  const { library, load } = usePhoneMetadata(value !== '');
  const [chosen, setChosen] = useState<string | null>(null);
  const picked = chosen ?? defaultCountry.toUpperCase();
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returnTo = useRef<HTMLElement>(null);
  const edit = useGroupedInput(input, figures);
  const shownAs = (number: string) => (isE164(number) && library ? library.formatPhone(number) : number);
  const { text, keep, settle } = useTypedText(value, shownAs);

  const options = { defaultCountry: picked };
  const country = normalizePhoneInput(value, options).country ?? picked;
  const countryText = components.phone.country.replace('{{country}}', countryName(country, locale));
  const isFixed = isDisabled || readOnly;
  const styles = phoneField({ isDisabled });

  const hasTyped = useRef(false);
  // What was typed and left before the metadata had come is read once more; never under someone's caret.
  const readAgain = useEffectEvent(() => {
    const number = normalizePhoneInput(value, options);
    if (hasTyped.current && document.activeElement !== input.current && number.value !== value)
      onValueChange?.(number.value);
  });
  const isReady = library !== undefined;
  useEffect(() => {
    if (isReady) readAgain();
  }, [isReady]);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { text: typed, keepCaret } = edit(event, text);
    const number = normalizePhoneInput(typed, options);
    // Short numbers stay as typed: no one knows yet where their groups will be.
    const shown = number.country === undefined ? number.value : shownAs(number.value);
    hasTyped.current = true;
    keepCaret(shown);
    keep(shown, number.value);
    onValueChange?.(number.value);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const number = normalizePhoneInput(value, options);
    if (number.value !== value) onValueChange?.(number.value);
    settle();
    onBlur?.(event);
  };
  const pick = (code: string, callingCode: string) => {
    const next = library?.movePhone(value, callingCode) ?? value;
    setChosen(code);
    setOpen(false);
    keep(next === callingCode ? `${callingCode} ` : shownAs(next), next);
    if (next !== value) onValueChange?.(next);
    returnTo.current = input.current;
  };
  const close = () => {
    setOpen(false);
    returnTo.current = button.current;
  };
  useEffect(() => {
    if (isOpen) return;
    // Not before the list is gone: it keeps the focus inside while it is there. Who has pressed elsewhere stays there.
    const isLost = document.activeElement === document.body;
    if (isLost) returnTo.current?.focus();
    returnTo.current = null;
  }, [isOpen]);

  return (
    <FieldFrame {...frame}>
      {/* A number is written from left to right in every language. */}
      <div dir="ltr" className={styles.row()}>
        <input
          type="tel"
          autoComplete="tel"
          {...rest}
          {...attributes}
          ref={element => {
            input.current = element;
            assignRef(ref, element);
          }}
          value={text}
          disabled={isDisabled}
          readOnly={readOnly}
          onChange={change}
          onFocus={event => {
            load();
            onFocus?.(event);
          }}
          onBlur={leave}
          className={control({
            isInvalid,
            isDisabled,
            isReadOnly: readOnly && !isDisabled,
            className: 'ps-18',
          })}
        />
        <button
          ref={button}
          type="button"
          disabled={isFixed}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={countryText}
          // The same words: another text would be read as well.
          title={countryText}
          onPointerEnter={() => void loadCountries()}
          onFocus={() => void loadCountries()}
          onClick={() => {
            load();
            setOpen(!isOpen);
          }}
          className={styles.button()}
        >
          <Flag country={country} />
          {!isFixed && <ChevronDownIcon aria-hidden className={styles.chevron()} />}
        </button>
      </div>
      {isOpen && (
        <Suspense>
          <PhoneCountries
            trigger={button}
            country={country}
            onPick={pick}
            onClose={close}
            countries={library?.phoneCountries() ?? []}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'value' | 'disabled' | 'required' | 'size' | 'type'
>;

export interface PhoneFieldProps extends FieldProps, Native {
  ref?: Ref<HTMLInputElement>;
  /** E.164 (`+31612345678`) once there are enough figures; before that, and where nothing can be read, what is typed. */
  value?: string;
  /** Called with the number at each change, as E.164 where it can be read. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whose numbers can be typed without their country; ISO 3166-1, in either case. @default 'NL' */
  defaultCountry?: string;
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
}
