'use client';
import { normalizePostcode } from '@dossier/validators';
import { CircleAlert, CircleCheck } from 'lucide';
import type { FieldsetHTMLAttributes, Ref } from 'react';
import { FieldError } from '../field/FieldError.tsx';
import { LabelText } from '../field/LabelText.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';
import { useErrorText, useMessages } from '../messages/index.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { tv } from '../theme/tv.ts';
import {
  type AddressLookup,
  type LookupState,
  type PostcodeAddress,
  useAddressLookup,
} from './use-address-lookup.ts';
import { icon } from '../icons/icon.ts';

const CircleAlertIcon = icon(CircleAlert);
const CircleCheckIcon = icon(CircleCheck);

const address = tv({
  slots: {
    root: 'grid min-w-0 gap-field',
    legend: 'mb-2 text-sm font-semibold text-text',
    find: 'grid gap-1.5',
    door: 'grid grid-cols-2 items-start gap-x-3 gap-y-field sm:grid-cols-3',
    status: 'flex min-h-5 items-center gap-1.5 text-xs text-text-muted',
    icon: 'size-4 shrink-0',
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
 * A Dutch address: a postcode and a house number find the street and the city. They can always be typed, too: not every
 * front door is in every register.
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
      <div className={styles.find()}>
        <div className={styles.door()}>
          <TextField
            {...common('postcode')}
            {...(id === undefined ? {} : { id })}
            autoComplete="postal-code"
            autoCapitalize="characters"
            onBlur={() => {
              const tidy = normalizePostcode(value.postcode);
              if (tidy !== value.postcode) change({ postcode: tidy });
              bindings.postcode?.onBlur?.();
            }}
          />
          <TextField {...common('houseNumber')} autoComplete="off" inputMode="numeric" />
          <TextField
            {...common('addition')}
            autoComplete="off"
            className={`max-sm:col-span-2 ${bindings.addition?.className ?? ''}`}
          />
        </div>
        {lookup && <LookupStatus state={state} value={value} />}
      </div>
      <TextField {...common('street')} autoComplete="off" />
      <TextField {...common('city')} autoComplete="address-level2" />
      {hint !== undefined && (
        <p id={field.hintId} className={styles.hint()}>
          {hint}
        </p>
      )}
      <FieldError id={field.errorId}>{error}</FieldError>
    </fieldset>
  );
}

/** Says what the look-up found, out loud too. It stands there from the beginning: a region that comes is not read. */
function LookupStatus({ state, value }: { readonly state: LookupState; readonly value: PostcodeAddress }) {
  const { components } = useMessages();
  const textOf = useErrorText();
  const styles = address();
  const { searching, match, failed } = components.address;
  const text = {
    idle: '',
    searching,
    match: match.replace('{{address}}', [value.street, value.city].filter(Boolean).join(', ')),
    notFound: textOf({ code: 'postcode' }),
    failed,
  }[state];
  return (
    <p role="status" className={styles.status()}>
      {state === 'searching' && <Spinner />}
      {state === 'match' && (
        <CircleCheckIcon aria-hidden className={styles.icon({ className: 'text-success-indicator' })} />
      )}
      {(state === 'notFound' || state === 'failed') && (
        <CircleAlertIcon aria-hidden className={styles.icon({ className: 'text-warning-indicator' })} />
      )}
      <span>{text}</span>
    </p>
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
