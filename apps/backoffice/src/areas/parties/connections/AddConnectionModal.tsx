import type { PartyFile } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { useState } from 'react';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { ConnectionFields, type OtherParty } from './ConnectionFields.tsx';
import { PartyFinder } from './PartyFinder.tsx';

/** Connects a client with another party, or with one that is entered with it: who it is, what they are to each other, how much, since when. */
export function AddConnectionModal({ party, onClose }: AddConnectionModalProps) {
  const t = useTranslations('connections');
  const texts = useTexts('connections');
  const [end, setEnd] = useState<{ readonly other: OtherParty | null } | null>(null);
  return (
    <Modal isOpen width={630} title={texts.addTitle} onClose={onClose}>
      {end ? (
        <ConnectionFields
          // Someone who is found while they are entered is connected as they are.
          key={end.other?._id}
          party={party}
          other={end.other}
          onUse={other => setEnd({ other })}
          onBack={() => setEnd(null)}
          onClose={onClose}
        />
      ) : (
        <Stack>
          <PartyFinder
            exceptIds={[party._id]}
            types={['NP', 'LE']}
            onChoose={other => setEnd({ other })}
            texts={{
              label: texts.find,
              hint: texts.findHint,
              search: texts.search,
              results: texts.results,
              none: texts.noParty,
              choose: name => t($ => $.connections.choose, { name }),
            }}
          />
          <Cluster>
            <Button onClick={() => setEnd({ other: null })}>{texts.enter}</Button>
          </Cluster>
        </Stack>
      )}
    </Modal>
  );
}

interface AddConnectionModalProps {
  readonly party: PartyFile;
  readonly onClose: () => void;
}
