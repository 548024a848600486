import { useChangeMembers, type Membership, type PartyFile } from '@dossier/api/parties';
import { Form, FormDateField, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useNow } from '../../../shared/now.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { daySchema, flawsOf, type DayForm } from './new-group.ts';

/** Asks before someone is taken out of a group, and since when: they stay to be read. */
export function TakeOutModal({ party, membership, onClose }: TakeOutModalProps) {
  const t = useTranslations('clientGroups');
  const texts = useTexts('clientGroups');
  const { stale } = useTexts('clientFile');
  const now = useNow();
  const { takeOut, refresh } = useChangeMembers(party._id);
  const notify = useNotify({ VersionStale: stale, NotFound: stale }, () => void refresh());
  const form = useForm<DayForm>({
    schema: daySchema,
    defaultValues: { day: '' },
    onSubmit: async ({ day }) => {
      const flaws = flawsOf({ day }, now);
      if (flaws.length > 0) return flaws;
      if (await notify(() => takeOut(membership, day || null), texts.ended)) onClose();
      return undefined;
    },
  });
  return (
    <Modal
      isOpen
      width={460}
      title={t($ => $.clientGroups.endTitle, { name: membership.party.name })}
      onClose={onClose}
    >
      <Form form={form} hasSummary={false}>
        <p>{texts.endText}</p>
        <FormDateField
          control={form.control}
          name="day"
          label={texts.until}
          hint={texts.dayHint}
          isOptional
        />
        <ModalActions control={form.control} cancel={texts.cancel} submit={texts.end} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface TakeOutModalProps {
  readonly party: PartyFile;
  readonly membership: Membership;
  readonly onClose: () => void;
}
