import { interestNatures, ownershipBands, registerLimits } from '@dossier/api/contract';
import { useRegister, type BeneficialOwners } from '@dossier/api/parties';
import {
  Form,
  FormCheckboxGroup,
  FormDateField,
  FormRows,
  FormSelect,
  FormTextField,
  FormWhen,
  useForm,
} from '@dossier/ui/form';
import { Columns, Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import type { Candidate } from '../../../shared/owners/confirmation-form.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useModalSave } from '../../../shared/use-modal-save.ts';
import {
  another,
  emptyEntry,
  emptyExtract,
  extractOf,
  extractSchema,
  personsOf,
  type ExtractForm,
} from './register-form.ts';

/** Asks what an extract of the register says, to compare it with the owners as they are now. */
export function CompareModal({ partyId, owners, candidates, register, onClose }: CompareModalProps) {
  const t = useTranslations('register');
  const { form: texts, actions, natures, bands } = useTexts('register');
  const { compare, refresh } = useRegister(partyId);
  const save = useModalSave({ ...texts, refresh, onClose });
  const form = useForm<ExtractForm>({
    schema: extractSchema,
    defaultValues: emptyExtract(register),
    onSubmit: values => save(() => compare(extractOf(owners, values))),
  });
  const { control } = form;
  const persons = [
    ...personsOf(owners, candidates).map(({ _id, name }) => ({ value: _id, label: name })),
    { value: another, label: texts.other },
  ];
  return (
    <Modal isOpen width={630} title={texts.title} onClose={onClose}>
      <Form form={form} hasSummary={false}>
        <Columns>
          <FormDateField control={control} name="extractOn" label={texts.extractOn} />
          <FormTextField control={control} name="register" label={texts.register} hint={texts.registerHint} />
        </Columns>
        <FormRows
          control={control}
          name="entries"
          label={texts.entries}
          newRow={emptyEntry()}
          addLabel={texts.add}
          removeLabel={texts.remove}
          rowLabel={position => t($ => $.register.form.entry, { position })}
          noneLabel={texts.empty}
          max={registerLimits.entries}
        >
          {index => (
            <Stack>
              <Columns>
                <FormSelect
                  control={control}
                  name={`entries.${index}.person`}
                  label={texts.person}
                  options={persons}
                />
                <FormSelect
                  control={control}
                  name={`entries.${index}.band`}
                  label={texts.band}
                  placeholder={texts.noBand}
                  options={ownershipBands.map(value => ({ value, label: bands[value] }))}
                  isOptional
                />
              </Columns>
              <FormWhen control={control} name={`entries.${index}.person`} is={person => person === another}>
                <FormTextField control={control} name={`entries.${index}.name`} label={texts.name} />
              </FormWhen>
              <FormCheckboxGroup
                control={control}
                name={`entries.${index}.natures`}
                label={texts.natures}
                options={interestNatures.map(value => ({ value, label: natures[value] }))}
              />
            </Stack>
          )}
        </FormRows>
        <ModalActions control={control} cancel={actions.cancel} submit={actions.compare} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface CompareModalProps {
  readonly partyId: string;
  readonly owners: BeneficialOwners;
  readonly candidates: readonly Candidate[];
  /** What the register of the last extract was called. */
  readonly register: string;
  readonly onClose: () => void;
}
