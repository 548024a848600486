'use client';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useMessages } from '../messages/index.ts';
import {
  type AddressPart,
  PostcodeAddressField,
  type PostcodeAddressFieldProps,
} from '../postcode-address-field/PostcodeAddressField.tsx';
import { text } from './fields.tsx';
import { type Bound, useBinding } from './use-binding.ts';

const parts = ['postcode', 'houseNumber', 'addition', 'street', 'city'] as const;

/** A `PostcodeAddressField` of a form: its five parts are values below its name, each with its own error. */
export function FormPostcodeAddressField<V extends FieldValues>({
  control,
  name,
  label,
  ...rest
}: Omit<Bound<V>, 'group'> &
  Omit<PostcodeAddressFieldProps, 'label' | 'value' | 'onValueChange' | 'bindings' | 'id'>) {
  const texts = useMessages().components.address;
  const bind = (part: AddressPart) => ({
    control,
    name: `${name}.${part}` as FieldPath<V>,
    label: texts[part],
    group: label,
  });
  const bound = {
    postcode: useBinding(bind('postcode')),
    houseNumber: useBinding(bind('houseNumber')),
    addition: useBinding(bind('addition')),
    street: useBinding(bind('street')),
    city: useBinding(bind('city')),
  };
  const isHidden = parts.every(part => bound[part].className === 'hidden');
  const bindings = Object.fromEntries(
    parts.map(part => {
      const { value: _, onChange: __, ...binding } = bound[part];
      return [part, binding];
    }),
  );
  return (
    <PostcodeAddressField
      {...rest}
      label={label}
      need={bound.postcode.need && 'none'}
      {...(isHidden && { className: 'hidden' })}
      bindings={bindings}
      value={{
        postcode: text(bound.postcode.value),
        houseNumber: text(bound.houseNumber.value),
        addition: text(bound.addition.value),
        street: text(bound.street.value),
        city: text(bound.city.value),
      }}
      onValueChange={value => {
        for (const part of parts)
          if (value[part] !== text(bound[part].value)) bound[part].onChange(value[part]);
      }}
    />
  );
}
