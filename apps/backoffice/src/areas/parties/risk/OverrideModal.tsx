import { useChangeRisk, type RiskOfClient } from '@dossier/api/kyc';
import { Form, FormDatePicker, FormRadioGroup, FormTextArea, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { rankOf, riskLevels } from '@dossier/validators/risk-assessment';
import { useState } from 'react';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useModalSave } from '../../../shared/use-modal-save.ts';
import { emptyOverride, overrideOf, overrideSchema, type OverrideForm } from './override-form.ts';
import { useRiskTexts } from './use-risk-texts.ts';

/** Asks which level a client has instead of the one of the rules, until when, why, and what that rests on. */
export function OverrideModal({ partyId, risk, onClose }: OverrideModalProps) {
  const t = useTranslations('risk');
  const { override: texts, stale } = useTexts('risk');
  const { nameOf, dayOf } = useRiskTexts();
  const { override, refresh } = useChangeRisk(partyId);
  const save = useModalSave({ done: texts.done, changed: stale, refresh, onClose });
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { version, nextReviewOn } = risk;
  const { floor } = risk.today;
  const form = useForm<OverrideForm>({
    schema: overrideSchema({ today, nextReviewOn }),
    defaultValues: emptyOverride,
    draft: `risk override ${partyId} ${version}`,
    onSubmit: values => save(() => override(version, overrideOf(values))),
  });
  const { control } = form;
  const levels = riskLevels.filter(level => floor === null || rankOf(level) >= rankOf(floor));
  return (
    <Modal isOpen width={630} title={texts.heading} onClose={onClose}>
      <Form form={form} hasSummary={false}>
        <FormRadioGroup
          control={control}
          name="level"
          label={texts.level}
          {...(floor !== null &&
            rankOf(floor) > 0 && {
              hint: t($ => $.risk.override.levelHint, { level: nameOf(floor) }),
            })}
          options={levels.map(value => ({ value, label: nameOf(value) }))}
        />
        <FormDatePicker
          control={control}
          name="until"
          label={texts.until}
          hint={
            nextReviewOn === null
              ? texts.untilHint
              : t($ => $.risk.override.untilReview, { date: dayOf(nextReviewOn) })
          }
          min={today}
          {...(nextReviewOn !== null && { max: nextReviewOn })}
        />
        <FormTextArea control={control} name="reason" label={texts.reason} hint={texts.reasonHint} />
        <FormTextArea control={control} name="evidence" label={texts.evidence} hint={texts.evidenceHint} />
        <ModalActions control={control} cancel={texts.cancel} submit={texts.save} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface OverrideModalProps {
  readonly partyId: string;
  readonly risk: RiskOfClient;
  readonly onClose: () => void;
}
