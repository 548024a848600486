import { useChangeConnections, type Connection, type PartyFile } from '@dossier/api/parties';
import { Form, FormDateField, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { HoldingFields } from './HoldingFields.tsx';
import { shareSchema, type ShareForm } from './new-connection.ts';

/** A share that is no interval, to be changed. */
const single = (low: string | null, high: string | null) => (low === high ? (low ?? '') : '');

/** Another share from a day on: what it was ends that day, and stays in the list. */
export function ChangeShareModal({ party, connection, onClose }: ChangeShareModalProps) {
  const t = useTranslations('connections');
  const texts = useTexts('connections');
  const { stale } = useTexts('clientFile');
  const { change, refresh } = useChangeConnections(party._id);
  const notify = useNotify({ VersionStale: stale, NotFound: stale }, () => void refresh());
  const { economicLow, economicHigh, votingLow, votingHigh, via, from } = connection;
  const form = useForm<ShareForm>({
    schema: shareSchema(via),
    defaultValues: {
      share: single(economicLow, economicHigh),
      votes: single(votingLow, votingHigh),
      validFrom: '',
    },
    onSubmit: async ({ share, votes, validFrom }) => {
      // An interval of votes that was left alone stays what it is.
      const voting =
        votes === single(votingLow, votingHigh) ? { votingLow, votingHigh } : { votingLow: votes || null };
      const body = { economicLow: share || null, ...voting, validFrom: validFrom || null };
      if (await notify(() => change(connection, body), texts.hasChanged)) onClose();
    },
  });
  return (
    <Modal
      isOpen
      width={460}
      title={t($ => $.connections.changeTitle, { name: from.name })}
      onClose={onClose}
    >
      <Form form={form} hasSummary={false}>
        <p>{texts.changeText}</p>
        <HoldingFields control={form.control} via={via} />
        <FormDateField control={form.control} name="validFrom" label={texts.validFrom} isOptional />
        <ModalActions
          control={form.control}
          cancel={texts.cancel}
          submit={texts.saveShare}
          onCancel={onClose}
        />
      </Form>
    </Modal>
  );
}

interface ChangeShareModalProps {
  readonly party: PartyFile;
  readonly connection: Connection;
  readonly onClose: () => void;
}
