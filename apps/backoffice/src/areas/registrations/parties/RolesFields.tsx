import { isLikelyOwner } from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { FormPercentField, FormSection, FormSelect, FormWhen, type FormControl } from '@dossier/ui/form';
import { Cluster, Columns, Stack } from '@dossier/ui/layout';
import { useTexts } from '../../../shared/translations.ts';
import { AnswerField } from '../../../shared/party-file/AnswerField.tsx';
import type { FoundParty } from '../../../shared/party-file/party-name.ts';
import type { PersonValues } from '../../../shared/party-file/party-values.ts';
import { TypedOwnership } from './TypedOwnership.tsx';
import { roleSection } from './use-party-needs.ts';
import { usePartyHints } from '../../../shared/party-file/use-party-hints.ts';

const isYes = (value: unknown) => value === 'true';

/** What someone is in this registration; other registrations of theirs know nothing of it. */
export function RolesFields({ control, position: { party, under }, onMarkOwner }: RolesFieldsProps) {
  const { fields, roleHere, relations, ownership } = useTexts('parties');
  const hints = usePartyHints();
  return (
    <FormSection id={roleSection} title={roleHere}>
      <Stack>
        <Columns>
          <AnswerField control={control} name="signer" label={fields.signer} />
          <AnswerField control={control} name="ubo" label={fields.ubo} hint={hints.ubo} />
          <FormSelect
            control={control}
            name="relation"
            label={fields.relation}
            hint={hints.relation}
            options={(['RPD', 'RPV'] as const).map(value => ({ value, label: relations[value] }))}
            isOptional
          />
          {under && (
            <FormPercentField
              control={control}
              name="ownershipPercentage"
              label={fields.ownershipPercentage}
              isOptional
            />
          )}
        </Columns>
        {under && <TypedOwnership control={control} company={under} owner={party} />}
        <FormWhen control={control} name={['ownershipPercentage', 'ubo']} is={isLikely}>
          <Cluster>
            <Button size="small" onClick={onMarkOwner}>
              {ownership.mark}
            </Button>
          </Cluster>
        </FormWhen>
      </Stack>
    </FormSection>
  );
}

/** Whether what is typed makes someone a beneficial owner who is not marked as one. */
const isLikely = (values: unknown) => {
  const [share, ubo] = values as readonly [string, unknown];
  return !isYes(String(ubo)) && isLikelyOwner(share);
};

interface RolesFieldsProps {
  readonly control: FormControl<PersonValues>;
  /** Under an entity someone may own a part of it. */
  readonly position: FoundParty;
  readonly onMarkOwner: () => void;
}
