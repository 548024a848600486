import { useFindParties, type PartyQuery, type PartyRow } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { LookupField } from '@dossier/ui/lookup-field';
import { useState } from 'react';

/** As many as someone compares. */
const maxResults = 8;

/** Finds another party: the one that a client is to be connected or compared with. */
export function PartyFinder({ exceptIds, types, onChoose, texts }: PartyFinderProps) {
  const find = useFindParties();
  const [results, setResults] = useState<readonly PartyRow[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const search = async (text: string) => {
    setBusy(true);
    const answer = await find({ search: text, max: maxResults, type: [...types] }).catch(() => null);
    setResults(answer?.items ?? null);
    setBusy(false);
  };
  const shown = results?.filter(({ _id }) => !exceptIds.includes(_id));
  return (
    <LookupField
      label={texts.label}
      placeholder={texts.hint}
      searchLabel={texts.search}
      onSearch={text => void search(text)}
      isBusy={isBusy}
      status={shown?.length === 0 ? texts.none : undefined}
      resultsLabel={texts.results}
      results={(shown ?? []).map(party => ({
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
  /** The client, and others who are not among the results. */
  readonly exceptIds: readonly string[];
  readonly types: NonNullable<PartyQuery['type']>;
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
