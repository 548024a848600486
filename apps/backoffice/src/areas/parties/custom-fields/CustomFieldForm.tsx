import { valueTypesOf, type CustomField } from '@dossier/api/contract';
import { useChangeCustomFields } from '@dossier/api/parties';
import { customFieldScope, customFieldType, type CustomFieldType } from '@dossier/validators/vocabularies';
import {
  Form,
  FormCheckbox,
  FormCheckboxGroup,
  FormSelect,
  FormTextField,
  FormWhen,
  useForm,
} from '@dossier/ui/form';
import { ConfirmModal, Modal } from '@dossier/ui/modal';
import { useState } from 'react';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useGuardedClose } from '../../../shared/use-guarded-close.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { violationsIn } from '../../../shared/violations-in.ts';
import { useVocabularyOptions, useVocabularyText } from '../../../shared/vocabulary-text.ts';
import {
  changeOf,
  customFieldSchema,
  fieldOf,
  valuesOf,
  type CustomFieldValues,
} from './custom-field-schema.ts';

/** What is asked, of whom, and how a value is shown; what clients are to see is asked once more. */
export function CustomFieldForm({ field, onStale, onClose }: CustomFieldFormProps) {
  const t = useTranslations('customFields');
  const texts = useTexts('customFields');
  const optionsOf = useVocabularyOptions('party');
  const textOf = useVocabularyText('party');
  const { add, change } = useChangeCustomFields();
  const close = useGuardedClose(onClose);
  const [confirm, setConfirm] = useState<((isYes: boolean) => void) | null>(null);
  const notify = useNotify(
    { VersionStale: texts.stale, NotFound: texts.stale, Blocked: field ? texts.typeFrozen : texts.tooMany },
    onStale,
  );
  const form = useForm<CustomFieldValues>({
    schema: customFieldSchema,
    defaultValues: valuesOf(field),
    onSubmit: async values => {
      const body = fieldOf(values);
      if (body.visibleToClients && !field?.visibleToClients && !(await isConfirmed()))
        return [{ path: 'root', code: 'unexpected' }];
      const sent = field ? change(field, { ...changeOf(field), ...body }) : add(body);
      const violations = await violationsIn(sent, ['label']);
      if (violations) return violations;
      if (
        await notify(
          () => sent,
          t($ => $.customFields.saved, { label: body.label }),
        )
      )
        onClose();
      return undefined;
    },
  });
  const isConfirmed = () =>
    new Promise<boolean>(resolve => {
      setConfirm(() => (isYes: boolean) => {
        setConfirm(null);
        resolve(isYes);
      });
    });
  const { control } = form;
  return (
    <Modal
      isOpen
      onClose={close}
      title={field ? t($ => $.customFields.editTitle, { label: field.label }) : texts.add}
      width={630}
    >
      <Form form={form} hasSummary={false} isGuarded>
        <FormTextField
          control={control}
          name="label"
          label={texts.label}
          hint={texts.labelHint}
          autoComplete="off"
        />
        <FormSelect
          control={control}
          name="type"
          label={texts.type}
          {...(field && { hint: texts.typeHint })}
          options={optionsOf(customFieldType)}
        />
        <FormWhen control={control} name="type" is={hasChoice}>
          <FormSelect
            control={control}
            name="valueType"
            label={texts.valueType}
            options={valueTypesOf.N.map(value => ({ value, label: textOf('customFieldValueType', value) }))}
          />
        </FormWhen>
        <FormCheckboxGroup
          control={control}
          name="scopes"
          label={texts.scopes}
          options={optionsOf(customFieldScope)}
        />
        <FormCheckbox
          control={control}
          name="isRequired"
          label={texts.isRequired}
          hint={texts.isRequiredHint}
        />
        <FormCheckbox
          control={control}
          name="visibleToClients"
          label={texts.visibleToClients}
          hint={texts.visibleHint}
        />
        <ModalActions
          control={control}
          cancel={texts.cancel}
          submit={field ? texts.save : texts.add}
          onCancel={close}
        />
      </Form>
      <ConfirmModal
        isOpen={confirm !== null}
        title={texts.visibleTitle}
        questions={[texts.visibleText]}
        onAnswer={isYes => confirm?.(isYes)}
      />
    </Modal>
  );
}

/** Whether there is a choice of how values of a type are shown. */
const hasChoice = (type: unknown): boolean => valueTypesOf[type as CustomFieldType].length > 1;

interface CustomFieldFormProps {
  /** Null for a new one. */
  readonly field: CustomField | null;
  /** Another user was faster: what is shown is read again. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}
