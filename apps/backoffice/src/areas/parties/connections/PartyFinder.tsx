import { useFindParties, type PartyRow } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { LookupField } from '@dossier/ui/lookup-field';
import { useState } from 'react';
import { useTexts, useTranslations } from '../../../shared/translations.ts';

/** As many as someone compares. */
const maxResults = 8;

/** Finds the party that a client is to be connected with. */
export function PartyFinder({ exceptId, onChoose }: PartyFinderProps) {
  const t = useTranslations('clientFile');
  const { connections: texts } = useTexts('clientFile');
  const find = useFindParties();
  const [results, setResults] = useState<readonly PartyRow[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const search = async (text: string) => {
    setBusy(true);
    const answer = await find({ search: text, max: maxResults }).catch(() => null);
    setResults(answer?.items.filter(({ _id }) => _id !== exceptId) ?? null);
    setBusy(false);
  };
  return (
    <LookupField
      label={texts.find}
      placeholder={texts.findHint}
      searchLabel={texts.search}
      onSearch={text => void search(text)}
      isBusy={isBusy}
      status={results?.length === 0 ? texts.noParty : undefined}
      resultsLabel={texts.results}
      results={(results ?? []).map(party => ({
        id: party._id,
        title: party.name,
        about: [party.chamberOfCommerceNo ?? party.beganOn, party.city].filter(Boolean).join(' · '),
        action: (
          <Button size="small" onClick={() => onChoose(party)}>
            {t($ => $.clientFile.connections.choose, { name: party.name })}
          </Button>
        ),
      }))}
    />
  );
}

interface PartyFinderProps {
  /** The client: no one is connected with themselves here. */
  readonly exceptId: string;
  readonly onChoose: (party: PartyRow) => void;
}
