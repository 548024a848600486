import { noOwnerCauses } from '@dossier/api/contract';
import { useConfirmOwners, type BeneficialOwners } from '@dossier/api/parties';
import { Form, FormCheckboxGroup, FormRadioGroup, FormTextArea, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { ModalActions } from '../ModalActions.tsx';
import { formatPercentage } from '../format.ts';
import { useTexts, useTranslations } from '../translations.ts';
import { useModalSave } from '../use-modal-save.ts';
import { useLocale } from '../use-locale.ts';
import {
  answerOf,
  calculated,
  confirmationSchema,
  isWithoutOwners,
  type Candidate,
  type ConfirmationForm,
} from './confirmation-form.ts';

/** Asks who the owners are: those that are calculated, unless a person knows better and says why. */
export function ConfirmOwnersModal({ partyId, owners, candidates, onClose }: ConfirmOwnersModalProps) {
  const t = useTranslations('owners');
  const { confirmation: texts, hidden } = useTexts('owners');
  const { confirm, refresh } = useConfirmOwners(partyId);
  const save = useModalSave({ ...texts, refresh, onClose });
  const hasNone = isWithoutOwners(owners);
  const form = useForm<ConfirmationForm>({
    schema: confirmationSchema,
    defaultValues: calculated(owners),
    onSubmit: values => save(() => confirm(answerOf(owners, values))),
  });
  const [locale] = useLocale();
  const share = (percent: string) => formatPercentage(Number(percent), locale);
  const holders = owners.holders.map(({ _id, name, economic: { low, high } }) => ({
    _id,
    name: name ?? hidden,
    hint: t($ => $.owners.share.economic, {
      share: low === high ? share(low) : t($ => $.owners.share.range, { low: share(low), high: share(high) }),
    }),
  }));
  const others = candidates.filter(({ _id }) => holders.every(holder => holder._id !== _id));
  const people: readonly (Candidate & { readonly hint?: string })[] = [...holders, ...others];
  return (
    <Modal isOpen width={630} title={texts.title} onClose={onClose}>
      <Form form={form} hasSummary={false}>
        {hasNone && <p>{texts.managersText}</p>}
        {people.length === 0 ? (
          <p>{texts.empty}</p>
        ) : (
          <FormCheckboxGroup
            control={form.control}
            name="owners"
            label={hasNone ? texts.managers : texts.owners}
            options={people.map(({ _id, name, hint }) => ({
              value: _id,
              label: name,
              ...(hint && { hint }),
            }))}
          />
        )}
        {hasNone && (
          <FormRadioGroup
            control={form.control}
            name="cause"
            label={texts.cause}
            options={noOwnerCauses.map(value => ({
              value,
              label: t($ => $.owners.confirmation.causes[value]),
            }))}
          />
        )}
        <FormTextArea
          control={form.control}
          name="reason"
          label={texts.why}
          hint={texts.whyHint}
          isOptional
        />
        <ModalActions control={form.control} cancel={texts.cancel} submit={texts.action} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface ConfirmOwnersModalProps {
  readonly partyId: string;
  readonly owners: BeneficialOwners;
  readonly candidates: readonly Candidate[];
  readonly onClose: () => void;
}
