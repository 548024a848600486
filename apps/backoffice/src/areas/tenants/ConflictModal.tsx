import { Button } from '@dossier/ui/button';
import { MergeView, mergedOf, type MergeChoices, type MergeField } from '@dossier/ui/diff-view';
import { Modal } from '@dossier/ui/modal';
import { useState } from 'react';
import { useTranslations } from '../../shared/translations.ts';

/** Both versions side by side: what only one side changed is taken, and a person chooses where both did. */
export function ConflictModal({ label, fields, theirsLabel, onSave, onClose }: ConflictModalProps) {
  const t = useTranslations('settings');
  const texts = t($ => $.settings.conflict, { returnObjects: true });
  const [choices, setChoices] = useState<MergeChoices>({});
  const merged = mergedOf(fields, choices);
  return (
    <Modal
      isOpen
      width={900}
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={merged === undefined}
            disabledReason={texts.open}
            onClick={() => merged && onSave(merged)}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      <MergeView
        label={label}
        fields={fields}
        choices={choices}
        theirsLabel={theirsLabel}
        onChoose={(field, side) => setChoices(last => ({ ...last, [field]: side }))}
      />
    </Modal>
  );
}

export interface ConflictModalProps {
  readonly label: string;
  readonly fields: readonly MergeField[];
  readonly theirsLabel: string;
  readonly onSave: (merged: Readonly<Record<string, string | null>>) => void;
  readonly onClose: () => void;
}
