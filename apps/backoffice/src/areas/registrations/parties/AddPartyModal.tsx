import type { PartyNode } from '@dossier/api/contract';
import type { Registration } from '@dossier/api/registrations';
import { Button } from '@dossier/ui/button';
import {
  Form,
  FormPercentField,
  FormRadioGroup,
  FormTextField,
  FormWhen,
  SubmitButton,
  useForm,
} from '@dossier/ui/form';
import { Cluster, Columns } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { useGuardedClose } from '../../../shared/use-guarded-close.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { addedParty, newPartySchema, emptyNewParty, type NewPartyValues } from './new-party.ts';
import { partyName } from './party-name.ts';
import { TypedOwnership } from './TypedOwnership.tsx';
import { useChangeParties } from './use-change-parties.ts';

/** A party that comes in: under an entity, or as the second representative of a child. */
export function AddPartyModal({ registration, under, onClose }: AddPartyModalProps) {
  const t = useTranslations('parties', 'registration');
  const texts = useTexts('parties');
  const change = useChangeParties(registration);
  const close = useGuardedClose(onClose);
  const form = useForm<NewPartyValues>({
    schema: newPartySchema,
    defaultValues: emptyNewParty,
    onSubmit: async values => {
      const name = values.kind === 'entity' ? values.name : `${values.givenNames} ${values.lastName}`.trim();
      const refused = await change(
        { added: [addedParty(values, under?._id ?? null) as never] },
        t($ => $.parties.added, { name }),
      );
      if (refused) return refused;
      onClose();
    },
  });
  const { control } = form;
  const { fields } = texts;
  return (
    <Modal
      isOpen
      onClose={close}
      title={under ? t($ => $.parties.addUnder, { name: partyName(under) }) : texts.addRepresentative}
    >
      <Form form={form} hasSummary={false} isGuarded>
        {under && (
          <FormRadioGroup
            control={control}
            name="kind"
            label={texts.kind.label}
            direction="across"
            options={[
              { value: 'person', label: texts.kind.person },
              { value: 'entity', label: texts.kind.entity },
            ]}
          />
        )}
        <FormWhen control={control} name="kind" is={value => value === 'person'}>
          <Columns>
            <FormTextField control={control} name="givenNames" label={fields.givenNames} isOptional />
            <FormTextField control={control} name="lastName" label={fields.lastName} />
          </Columns>
        </FormWhen>
        <FormWhen control={control} name="kind" is={value => value === 'entity'}>
          <Columns>
            <FormTextField control={control} name="name" label={fields.name} />
            <FormTextField
              control={control}
              name="chamberOfCommerceNo"
              label={fields.chamberOfCommerceNo}
              inputMode="numeric"
              isCode
              isOptional
            />
          </Columns>
        </FormWhen>
        {under && (
          <>
            <FormPercentField
              control={control}
              name="ownershipPercentage"
              label={fields.ownershipPercentage}
              isOptional
            />
            <TypedOwnership control={control} company={under} />
          </>
        )}
        <Cluster justify="end">
          <Button onClick={close}>{t($ => $.registration.new.cancel)}</Button>
          <SubmitButton control={control}>{texts.add}</SubmitButton>
        </Cluster>
      </Form>
    </Modal>
  );
}

interface AddPartyModalProps {
  readonly registration: Registration;
  /** The entity that it stands under; null for the registration itself. */
  readonly under: PartyNode | null;
  readonly onClose: () => void;
}
