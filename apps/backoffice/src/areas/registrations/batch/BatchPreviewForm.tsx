import { useBatches, type BatchPreview } from '@dossier/api/registrations';
import { rejectionReason } from '@dossier/validators/vocabularies';
import { Button } from '@dossier/ui/button';
import { Form, FormSelect, FormTextArea, SubmitButton, useForm } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { formatCount } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { statusChangeSchema, type StatusChangeForm } from '../record/status-change-schema.ts';
import { actionOf, type BatchWish } from './batch-wish.ts';
import { PreviewRows } from './PreviewRows.tsx';
import { rowsOf } from './use-preview.ts';

/** What will happen to which registrations, which cannot be changed and why, and what the change takes. */
export function BatchPreviewForm({ wish, preview, onStarted, onClose }: BatchPreviewFormProps) {
  const t = useTranslations('batches');
  const texts = useTexts('batches');
  const textOf = useVocabularyText('record');
  const [locale] = useLocale();
  const { start } = useBatches();
  const notify = useNotify({}, onClose);
  const isStatus = wish.kind === 'status';
  const needs = {
    requiresComment: isStatus && wish.next !== 'COMPLETE',
    requiresReason: isStatus && wish.next === 'REJECTED',
  };
  const rows = rowsOf(preview);
  const counted = { count: rows.length, formatted: formatCount(rows.length, locale) };
  const form = useForm<StatusChangeForm>({
    schema: statusChangeSchema(needs),
    defaultValues: { comment: '', reason: '' },
    onSubmit: async reasons => {
      await notify(async () => {
        onStarted((await start({ action: actionOf(wish, reasons), rows }))._id);
      }, texts.states.running);
    },
  });
  const startText = t($ => $.batches.start, counted);
  return (
    <Form form={form} hasSummary={false}>
      {rows.length === 0 ? (
        <Notice tone="warning">{texts.none}</Notice>
      ) : (
        <p>
          {isStatus
            ? t($ => $.batches.willSet, { ...counted, status: textOf('registrationStatus', wish.next) })
            : t($ => $.batches.willAssign, { ...counted, name: wish.name })}
        </p>
      )}
      <PreviewRows wish={wish} preview={preview} />
      {needs.requiresReason && (
        <FormSelect
          control={form.control}
          name="reason"
          label={texts.reason}
          options={rejectionReason.codes.map(code => ({
            value: code,
            label: textOf('rejectionReason', code),
          }))}
        />
      )}
      {isStatus && (
        <FormTextArea
          control={form.control}
          name="comment"
          label={texts.comment}
          hint={texts.commentHint}
          isOptional={!needs.requiresComment}
        />
      )}
      <Cluster justify="end">
        <Button onClick={onClose}>{texts.cancel}</Button>
        {rows.length === 0 ? (
          <Button variant="primary" isDisabled disabledReason={texts.none}>
            {startText}
          </Button>
        ) : (
          <SubmitButton control={form.control}>{startText}</SubmitButton>
        )}
      </Cluster>
    </Form>
  );
}

interface BatchPreviewFormProps {
  readonly wish: BatchWish;
  readonly preview: BatchPreview;
  readonly onStarted: (id: string) => void;
  readonly onClose: () => void;
}
