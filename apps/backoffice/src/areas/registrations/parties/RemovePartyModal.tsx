import type { PartyNode } from '@dossier/api/contract';
import type { Registration } from '@dossier/api/registrations';
import { ConfirmModal } from '@dossier/ui/modal';
import { useState } from 'react';
import { useTranslations } from '../../../shared/translations.ts';
import { partyName } from '../../../shared/party-file/party-name.ts';
import { useChangeParties } from './use-change-parties.ts';

export function RemovePartyModal({ registration, party, onClose }: RemovePartyModalProps) {
  const t = useTranslations('parties');
  const change = useChangeParties(registration);
  const [isBusy, setBusy] = useState(false);
  const name = partyName(party);
  const answer = async (isYes: boolean) => {
    if (isYes) {
      setBusy(true);
      await change(
        { removed: [party._id ?? ''] },
        t($ => $.parties.removed, { name }),
      );
      setBusy(false);
    }
    onClose();
  };
  return (
    <ConfirmModal
      isOpen
      isBusy={isBusy}
      tone="danger"
      title={t($ => $.parties.removeTitle, { name })}
      questions={[t($ => $.parties.removeText)]}
      onAnswer={isYes => void answer(isYes)}
    />
  );
}

interface RemovePartyModalProps {
  readonly registration: Registration;
  /** Null while no one is asked about. */
  readonly party: PartyNode;
  readonly onClose: () => void;
}
