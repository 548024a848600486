import { useChangeMembers, type PartyFile, type PartyRow } from '@dossier/api/parties';
import { Form, FormDateField, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { useState } from 'react';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useNow } from '../../../shared/now.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { daySchema, flawsOf, type DayForm } from './new-group.ts';
import { PersonFinder } from './PersonFinder.tsx';

/** Adds a person to a group: who, and since when. */
export function AddMemberModal({ exceptIds, ...props }: AddMemberModalProps) {
  const texts = useTexts('clientGroups');
  const [person, setPerson] = useState<PartyRow | null>(null);
  return (
    <Modal isOpen width={630} title={texts.addTitle} onClose={props.onClose}>
      {person ? (
        <MemberFields {...props} person={person} onBack={() => setPerson(null)} />
      ) : (
        <PersonFinder exceptIds={exceptIds} onChoose={setPerson} />
      )}
    </Modal>
  );
}

function MemberFields({ party, person, onBack, onClose }: MemberFieldsProps) {
  const t = useTranslations('clientGroups');
  const texts = useTexts('clientGroups');
  const { stale } = useTexts('clientFile');
  const now = useNow();
  const { add, refresh } = useChangeMembers(party._id);
  const notify = useNotify({ NotFound: stale, ValidationFailed: texts.already }, () => void refresh());
  const form = useForm<DayForm>({
    schema: daySchema,
    defaultValues: { day: '' },
    onSubmit: async ({ day }) => {
      const flaws = flawsOf({ day }, now);
      if (flaws.length > 0) return flaws;
      const body = { party: person._id, validFrom: day || null };
      if (await notify(() => add(body), texts.added)) onClose();
      return undefined;
    },
  });
  return (
    <Form form={form} hasSummary={false}>
      <p>{t($ => $.clientGroups.chosen, { name: person.name })}</p>
      <FormDateField
        control={form.control}
        name="day"
        label={texts.fromDay}
        hint={texts.dayHint}
        isOptional
      />
      <ModalActions control={form.control} cancel={texts.other} submit={texts.add} onCancel={onBack} />
    </Form>
  );
}

interface AddMemberModalProps {
  readonly party: PartyFile;
  /** Those who are in it. */
  readonly exceptIds: readonly string[];
  readonly onClose: () => void;
}

interface MemberFieldsProps extends Omit<AddMemberModalProps, 'exceptIds'> {
  readonly person: PartyRow;
  readonly onBack: () => void;
}
