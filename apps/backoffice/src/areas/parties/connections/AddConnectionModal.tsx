import { useChangeConnections, type PartyFile, type PartyRow } from '@dossier/api/parties';
import {
  Form,
  FormDateField,
  FormPercentField,
  FormSelect,
  FormTextField,
  FormWhen,
  useForm,
} from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { useState } from 'react';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import {
  connectionKinds,
  connectionOf,
  connectionSchema,
  isOwnership,
  maxLabel,
  type ConnectionForm,
} from './new-connection.ts';
import { PartyFinder } from './PartyFinder.tsx';

/** Connects a client with another party: who it is, what they are to each other, how much, since when. */
export function AddConnectionModal({ party, onClose }: AddConnectionModalProps) {
  const t = useTranslations('connections');
  const texts = useTexts('connections');
  const [other, setOther] = useState<PartyRow | null>(null);
  return (
    <Modal isOpen width={630} title={texts.addTitle} onClose={onClose}>
      {other ? (
        <ConnectionFields party={party} other={other} onBack={() => setOther(null)} onClose={onClose} />
      ) : (
        <PartyFinder
          exceptIds={[party._id]}
          types={['NP', 'LE']}
          onChoose={setOther}
          texts={{
            label: texts.find,
            hint: texts.findHint,
            search: texts.search,
            results: texts.results,
            none: texts.noParty,
            choose: name => t($ => $.connections.choose, { name }),
          }}
        />
      )}
    </Modal>
  );
}

function ConnectionFields({ party, other, onBack, onClose }: ConnectionFieldsProps) {
  const t = useTranslations('connections');
  const texts = useTexts('connections');
  const { stale } = useTexts('clientFile');
  const { add, refresh } = useChangeConnections(party._id);
  const notify = useNotify({ NotFound: stale }, () => void refresh());
  const form = useForm<ConnectionForm>({
    schema: connectionSchema,
    defaultValues: { kind: '', share: '', votes: '', label: '', validFrom: '' },
    onSubmit: async values => {
      const { start, body } = connectionOf(party._id, other._id, values);
      if (await notify(() => add(body, start), texts.added)) onClose();
    },
  });
  const names = { self: party.name, name: other.name };
  // A person is owned by no one.
  const kinds = connectionKinds.filter(
    kind => (kind !== 'OWD' || party.type === 'LE') && (kind !== 'OWN' || other.type === 'LE'),
  );
  return (
    <Form form={form} hasSummary={false}>
      <p>{t($ => $.connections.chosen, { name: other.name })}</p>
      <FormSelect
        control={form.control}
        name="kind"
        label={texts.kind}
        options={kinds.map(kind => ({
          value: kind,
          label: t($ => $.connections.kinds[kind], names),
        }))}
      />
      <FormWhen control={form.control} name="kind" is={isOwnership}>
        <FormPercentField control={form.control} name="share" label={texts.share} />
        <FormPercentField
          control={form.control}
          name="votes"
          label={texts.votes}
          hint={texts.votesHint}
          isOptional
        />
      </FormWhen>
      <FormTextField
        control={form.control}
        name="label"
        label={texts.label}
        hint={texts.labelHint}
        maxLength={maxLabel}
        isOptional
      />
      <FormDateField control={form.control} name="validFrom" label={texts.validFrom} isOptional />
      <ModalActions control={form.control} cancel={texts.other} submit={texts.save} onCancel={onBack} />
    </Form>
  );
}

interface AddConnectionModalProps {
  readonly party: PartyFile;
  readonly onClose: () => void;
}

interface ConnectionFieldsProps extends AddConnectionModalProps {
  readonly other: PartyRow;
  readonly onBack: () => void;
}
