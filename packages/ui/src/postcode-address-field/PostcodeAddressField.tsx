'use client';
import { normalizePostcode } from '@dossier/validators';
import type { FieldsetHTMLAttributes, Ref } from 'react';
import { FieldError } from '../field/FieldError.tsx';
import { LabelText } from '../field/LabelText.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';
import { useMessages } from '../messages/index.ts';
import { TextField } from '../text-field/TextField.tsx';
import { tv } from '../theme/tv.ts';
import { LookupStatus } from './LookupStatus.tsx';
import { type AddressLookup, type PostcodeAddress, useAddressLookup } from './use-address-lookup.ts';

const address = tv({
  slots: {
    root: 'grid min-w-0 gap-field',
    legend: 'mb-2 text-sm font-semibold text-text',
    find: 'grid gap-1.5',
    door: 'grid grid-cols-2 items-start gap-x-3 gap-y-field sm:grid-cols-3',
    street: 'grid grid-cols-2 items-start gap-x-3 gap-y-field sm:grid-cols-4',
    town: 'grid grid-cols-2 items-start gap-x-3 gap-y-field sm:grid-cols-3',
    hint: 'text-xs text-text-muted',
  },
});

const parts = ['postcode', 'houseNumber', 'addition', 'street', 'city'] as const;
export type AddressPart = (typeof parts)[number];

const nothing: PostcodeAddress = { postcode: '', houseNumber: '', addition: '', street: '', city: '' };

/** What a part's control gets from a form. */
export interface AddressPartBinding {
  readonly id?: string;
  readonly name?: string;
  readonly error?: string | undefined;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly need?: FieldProps['need'];
  readonly className?: string;
}

const unbound: Partial<Record<AddressPart, AddressPartBinding>> = {};

/**
 * An address. With a look-up, as for a Dutch one, postcode and house number come first and find street and city, which can
 * always be typed, too: not every front door is in every register. Without one it is typed as it is written on an envelope.
 *
 * Renders a `<fieldset>` with five inputs; `ref` and the rest of the props go to the fieldset.
 */
export function PostcodeAddressField({
  label,
  hint,
  error,
  isOptional = false,
  need,
  isLegendHidden = false,
  isDisabled = false,
  value = nothing,
  onValueChange,
  lookup,
  bindings = unbound,
  className,
  id,
  ...rest
}: PostcodeAddressFieldProps) {
  const { components } = useMessages();
  const field = useField({ hint, error, isOptional, need }, id);
  const change = (changed: Partial<PostcodeAddress>) => onValueChange?.({ ...value, ...changed });
  const state = useAddressLookup(value, lookup, change);
  const styles = address();

  const common = (part: AddressPart) => ({
    ...bindings[part],
    label: components.address[part],
    value: value[part],
    isDisabled,
    isOptional: isOptional || part === 'addition',
    onValueChange: (text: string) => change({ [part]: text }),
  });
  const withClass = (part: AddressPart, className = '') => ({
    ...common(part),
    className: `${className} ${bindings[part]?.className ?? ''}`,
  });
  const first = id === undefined ? {} : { id };
  const postcode = (attributes = {}) => (
    <TextField
      {...common('postcode')}
      {...attributes}
      autoComplete="postal-code"
      autoCapitalize="characters"
      onBlur={() => {
        const tidy = normalizePostcode(value.postcode);
        if (tidy !== value.postcode) change({ postcode: tidy });
        bindings.postcode?.onBlur?.();
      }}
    />
  );
  const houseNumber = () => (
    <TextField {...common('houseNumber')} autoComplete="off" inputMode={lookup ? 'numeric' : 'text'} />
  );
  const addition = (className?: string) => (
    <TextField {...withClass('addition', className)} autoComplete="off" />
  );
  const street = (className?: string, attributes = {}) => (
    <TextField {...withClass('street', className)} {...attributes} autoComplete="off" />
  );
  const city = (className?: string) => (
    <TextField {...withClass('city', className)} autoComplete="address-level2" />
  );
  return (
    <fieldset
      {...rest}
      className={styles.root({ className })}
      aria-describedby={field.attributes['aria-describedby']}
      disabled={isDisabled}
    >
      <legend className={isLegendHidden ? 'sr-only' : styles.legend()}>
        <LabelText label={label} isOptional={isOptional} need={need} />
      </legend>
      {lookup ? (
        <>
          <div className={styles.find()}>
            <div className={styles.door()}>
              {postcode(first)}
              {houseNumber()}
              {addition('max-sm:col-span-2')}
            </div>
            <LookupStatus state={state} value={value} />
          </div>
          {street()}
          {city()}
        </>
      ) : (
        <>
          <div className={styles.street()}>
            {street('col-span-2', first)}
            {houseNumber()}
            {addition()}
          </div>
          <div className={styles.town()}>
            {postcode()}
            {city('sm:col-span-2')}
          </div>
        </>
      )}
      {hint !== undefined && (
        <p id={field.hintId} className={styles.hint()}>
          {hint}
        </p>
      )}
      <FieldError id={field.errorId}>{error}</FieldError>
    </fieldset>
  );
}

type Native = Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'children' | 'disabled'>;

export interface PostcodeAddressFieldProps extends FieldProps, Native {
  ref?: Ref<HTMLFieldSetElement>;
  /** Its five parts; an empty text for what is not known. */
  value?: PostcodeAddress;
  /** Called with the whole address at each change. */
  onValueChange?: ((value: PostcodeAddress) => void) | undefined;
  /** Finds street and city. Absent: everything is typed. */
  lookup?: AddressLookup;
  /** A heading above it says the same; the label still names the group. @default false */
  isLegendHidden?: boolean;
  /** Id, name, error and the like of single parts, as a form gives them. */
  bindings?: Partial<Record<AddressPart, AddressPartBinding>>;
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
  /** Id of the first part. */
  id?: string;
}
