import { isLikelyOwner, type PartyNode } from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { FormCheckboxGroup, FormPercentField, FormWhen, type FormControl } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { useTexts } from '../../../shared/translations.ts';
import type { NewPartyValues } from './new-party.ts';
import { partyRoles } from './party-roles.ts';
import { TypedOwnership } from './TypedOwnership.tsx';

/** What a newcomer is of the company that they come in under: what they own, and what they may do. */
export function NewPartyRoles({ control, under, isPerson, onMarkOwner }: NewPartyRolesProps) {
  const { fields, newRoles, ownership } = useTexts('parties');
  return (
    <>
      <FormWhen control={control} name="kind" is={kind => isPerson ?? kind === 'person'}>
        <FormCheckboxGroup
          control={control}
          name="roles"
          label={newRoles.label}
          options={partyRoles.map(value => ({ value, label: newRoles[value], hint: newRoles.hints[value] }))}
          isOptional
        />
      </FormWhen>
      <FormWhen control={control} name={['kind', 'roles']} is={values => mayOwn(values, isPerson)}>
        <FormPercentField
          control={control}
          name="ownershipPercentage"
          label={fields.ownershipPercentage}
          isOptional
        />
        <TypedOwnership control={control} company={under} />
      </FormWhen>
      <FormWhen control={control} name={['roles', 'ownershipPercentage']} is={isLikely}>
        <Cluster>
          <Button size="small" onClick={onMarkOwner}>
            {ownership.mark}
          </Button>
        </Cluster>
      </FormWhen>
    </>
  );
}

/** A company that comes in owns a part; a person where they are said to. */
function mayOwn(values: unknown, isPerson: boolean | undefined): boolean {
  const [kind, roles] = values as readonly [string, readonly string[]];
  const isCompany = isPerson === undefined && kind === 'entity';
  return isCompany || roles.includes('owner') || roles.includes('ubo');
}

/** Whether what is typed makes someone a beneficial owner who is not chosen as one. */
function isLikely(values: unknown): boolean {
  const [roles, share] = values as readonly [readonly string[], string];
  return roles.includes('owner') && !roles.includes('ubo') && isLikelyOwner(share);
}

interface NewPartyRolesProps {
  readonly control: FormControl<NewPartyValues>;
  readonly under: PartyNode;
  /** Of a client who is linked; undefined where the form says it. */
  readonly isPerson: boolean | undefined;
  readonly onMarkOwner: () => void;
}
