import { FormPercentField, FormSelect, FormTextField, FormWhen, type FormControl } from '@dossier/ui/form';
import { Columns, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { useWords } from '../../../shared/words.ts';
import { AnswerField } from './AnswerField.tsx';
import type { PersonValues } from './party-values.ts';

const isYes = (value: unknown) => value === 'true';

/** What somebody is in this registration, and to listed companies. */
export function RolesFields({ control, hasShare }: RolesFieldsProps) {
  const t = useWords();
  const { fields, hints, sections, relations } = t($ => $.parties, { returnObjects: true });
  const company = (
    <FormTextField
      control={control}
      name="shareCompanyName"
      label={fields.shareCompanyName}
      hint={hints.shareCompanyName}
    />
  );
  return (
    <Section title={sections.roles}>
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
          {hasShare && (
            <FormPercentField
              control={control}
              name="ownershipPercentage"
              label={fields.ownershipPercentage}
              isOptional
            />
          )}
        </Columns>
        <AnswerField control={control} name="insider" label={fields.insider} hint={hints.insider} />
        <AnswerField
          control={control}
          name="ownMoreThan1Pshare"
          label={fields.ownMoreThan1Pshare}
          hint={hints.ownMoreThan1Pshare}
        />
        <FormWhen control={control} name="insider" is={isYes}>
          {company}
        </FormWhen>
        <FormWhen control={control} name="insider" is={value => !isYes(value)}>
          <FormWhen control={control} name="ownMoreThan1Pshare" is={isYes}>
            {company}
          </FormWhen>
        </FormWhen>
      </Stack>
    </Section>
  );
}

interface RolesFieldsProps {
  readonly control: FormControl<PersonValues>;
  /** It stands under an entity, and may own a part of it. */
  readonly hasShare: boolean;
}
