import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, fieldKeyboard, type Guidance } from '../docs/guidance.ts';
import { PostcodeAddressField } from './PostcodeAddressField.tsx';
import type { AddressLookup, PostcodeAddress } from './use-address-lookup.ts';

const nowhere: PostcodeAddress = { postcode: '', houseNumber: '', addition: '', street: '', city: '' };
const atTheDoor: PostcodeAddress = { ...nowhere, postcode: '3581 CC', houseNumber: '14' };
/** A register with one street. */
const register: AddressLookup = ({ postcode }) =>
  Promise.resolve(postcode === '3581 CC' ? { street: 'Maliebaan', city: 'Utrecht' } : undefined);

export const guidance: Guidance = {
  when: ['An address in the Netherlands or elsewhere'],
  whenNot: ['A city alone: use `TextField`'],
  pairs: [
    {
      do: {
        say: 'Let the register fill in street and city',
        show: (
          <Held start={atTheDoor}>
            {(value, change) => (
              <PostcodeAddressField
                label="Home address"
                lookup={register}
                value={value}
                onValueChange={change}
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Make people type what the register knows',
        show: (
          <Held start={nowhere}>
            {(value, change) => <PostcodeAddressField label="Address" value={value} onValueChange={change} />}
          </Held>
        ),
      },
    },
  ],
  anatomy: fieldAnatomy,
  keyboard: fieldKeyboard,
  related: ['CountryField', 'TextField'],
};
