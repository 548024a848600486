import { useMigrate, useMigrationPreview, type Registration } from '@dossier/api/registrations';
import { Button } from '@dossier/ui/button';
import { Form, FormTextArea, SubmitButton, useForm } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { ValueList } from '@dossier/ui/value-list';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { PartyStatus } from '../../../shared/PartyStatus.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { statusChangeSchema, type StatusChangeForm } from '../record/status-change-schema.ts';
import { ConnectionLines } from './ConnectionLines.tsx';
import { sentDecisions, undecided, type Decisions } from './decisions.ts';
import { MatchQuestion } from './MatchQuestion.tsx';

/** What migrating a registration would do, the decisions that it takes, and the last word on it (R9). */
export function MigrationModal({ registration, onClose }: MigrationModalProps) {
  const texts = useTexts('migration');
  // What its parts read has to be there before it opens: a dialog that suspends once it is open closes.
  useTranslations('parties');
  useVocabularyText('document', 'party', 'record');
  const { data: preview, error, mutate } = useMigrationPreview(registration._id);
  const migrate = useMigrate();
  const [decisions, setDecisions] = useState<Decisions>({});
  const refresh = () => {
    setDecisions({});
    void mutate();
  };
  const notify = useNotify({ VersionStale: texts.stale, TransitionNotAllowed: texts.stale }, refresh);
  const form = useForm<StatusChangeForm>({
    schema: statusChangeSchema({ requiresComment: false, requiresReason: false }),
    defaultValues: { comment: '', reason: '' },
    onSubmit: async ({ comment }) => {
      if (!preview) return;
      const isDone = await notify(
        () =>
          migrate(preview.version, {
            registrationId: registration._id,
            preview: preview.preview,
            comment: comment.trim() || null,
            decisions: sentDecisions(preview, decisions),
          }),
        texts.done,
      );
      if (isDone) onClose();
    },
  });
  const isBlocked = preview?.parties.some(({ outcome }) => outcome === 'cannotBecome') ?? true;
  const isOpen = preview !== undefined && undecided(preview, decisions).length > 0;
  return (
    <Modal isOpen onClose={onClose} title={texts.title} width={900}>
      {error && !preview ? (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      ) : !preview ? (
        <Skeleton height="12rem" />
      ) : (
        <Form form={form} hasSummary={false}>
          <p>{texts.intro}</p>
          <Section title={texts.parties}>
            <ValueList
              items={preview.parties.map(party => ({
                id: party._id,
                label: party.name,
                note: texts.outcomes[party.outcome],
                value: <PartyStatus code={party.status} />,
              }))}
            />
          </Section>
          {preview.parties
            .filter(({ matches }) => matches.length > 0)
            .map(party => (
              <Section key={party._id} title={party.name}>
                <MatchQuestion
                  party={party}
                  decision={decisions[party._id]}
                  onDecide={decision => setDecisions(last => ({ ...last, [party._id]: decision }))}
                />
              </Section>
            ))}
          <Section title={texts.connections}>
            <ConnectionLines connections={preview.connections} />
          </Section>
          <FormTextArea control={form.control} name="comment" label={texts.comment} isOptional />
          <Cluster justify="end">
            <Button onClick={onClose}>{texts.cancel}</Button>
            {isBlocked || isOpen ? (
              <Button
                variant="primary"
                isDisabled
                disabledReason={isBlocked ? texts.blocked : texts.undecided}
              >
                {texts.confirm}
              </Button>
            ) : (
              <SubmitButton control={form.control}>{texts.confirm}</SubmitButton>
            )}
          </Cluster>
        </Form>
      )}
    </Modal>
  );
}

interface MigrationModalProps {
  readonly registration: Registration;
  readonly onClose: () => void;
}
