import { Button } from '@dossier/ui/button';
import { MergeView, type MergeChoices } from '@dossier/ui/diff-view';
import { Modal } from '@dossier/ui/modal';
import { useToasts } from '@dossier/ui/toast';
import { useState } from 'react';
import { formatMoment } from '../format.ts';
import { useNow } from '../now.ts';
import { useLocale } from '../use-locale.ts';
import { useTranslations } from '../translations.ts';
import { merged, mergeFields, type Reading } from './merge.ts';
import { usePartyTexts } from '../use-party-texts.ts';
import type { PartyForm, PartyValues } from './use-party-form.ts';

/** Another user saved first: three versions field by field, and a choice where both changed one. */
export function PartyConflictModal<Values extends PartyValues>({
  name,
  partyForm: { conflict, saveMerged, discardMine, closeConflict },
  reading: ownReading,
}: PartyConflictModalProps<Values>) {
  const t = useTranslations('parties');
  const [locale] = useLocale();
  const now = useNow();
  const { show } = useToasts();
  const partyReading = usePartyTexts();
  const reading = ownReading ?? partyReading;
  const [choices, setChoices] = useState<MergeChoices>({});
  const texts = t($ => $.parties.conflict, { returnObjects: true });
  if (!conflict) return null;
  const { base, theirs, mine, by, at } = conflict;
  const versions = { base, theirs: theirs.values, mine };
  const fields = mergeFields(versions, reading);
  const result = merged(versions, choices);
  const who = by ?? texts.nobody;
  const copy = async () => {
    await navigator.clipboard.writeText(
      fields.map(field => `${field.label}: ${field.mine ?? ''}`).join('\n'),
    );
    show({ tone: 'success', text: texts.copied });
  };
  return (
    <Modal
      isOpen
      width={900}
      onClose={closeConflict}
      title={t($ => $.parties.conflict.title, { name: who })}
      footer={
        <>
          <Button variant="quiet" onClick={discardMine}>
            {texts.discard}
          </Button>
          <Button onClick={() => void copy()}>{texts.copy}</Button>
          <Button
            variant="primary"
            isDisabled={result === undefined}
            disabledReason={texts.open}
            onClick={() => result && saveMerged(result)}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{t($ => $.parties.conflict.text, { party: name })}</p>
      <MergeView
        label={t($ => $.parties.conflict.label, { party: name })}
        fields={fields}
        choices={choices}
        theirsLabel={
          at === null
            ? who
            : t($ => $.parties.conflict.theirs, { name: who, time: formatMoment(at, now, locale) })
        }
        onChoose={(field, side) => setChoices(last => ({ ...last, [field]: side }))}
      />
    </Modal>
  );
}

export interface PartyConflictModalProps<Values extends PartyValues> {
  readonly name: string;
  readonly partyForm: PartyForm<Values>;
  /** How fields are called and read; as those of a party where it is left out. */
  readonly reading?: Reading;
}
