import { useFindParties, type PartyRow } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { LookupField } from '@dossier/ui/lookup-field';
import { useState } from 'react';

/** As many as someone compares. */
const maxResults = 8;

/** Finds another party: the one that a client is to be connected or compared with. */
export function PartyFinder({ exceptId, onChoose, texts }: PartyFinderProps) {
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
      label={texts.label}
      placeholder={texts.hint}
      searchLabel={texts.search}
      onSearch={text => void search(text)}
      isBusy={isBusy}
      status={results?.length === 0 ? texts.none : undefined}
      resultsLabel={texts.results}
      results={(results ?? []).map(party => ({
        id: party._id,
        title: party.name,
        about: [party.chamberOfCommerceNo ?? party.beganOn, party.city].filter(Boolean).join(' · '),
        action: (
          <Button size="small" onClick={() => onChoose(party)}>
            {texts.choose(party.name)}
          </Button>
        ),
      }))}
    />
  );
}

interface PartyFinderProps {
  /** The client, who is not among the results. */
  readonly exceptId: string;
  readonly onChoose: (party: PartyRow) => void;
  readonly texts: {
    readonly label: string;
    readonly hint: string;
    readonly search: string;
    readonly results: string;
    readonly none: string;
    readonly choose: (name: string) => string;
  };
}
