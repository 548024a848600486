import type { PartyRow } from '@dossier/api/parties';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { PartyFinder } from '../connections/PartyFinder.tsx';

export function PersonFinder({ exceptIds, onChoose }: PersonFinderProps) {
  const t = useTranslations('clientGroups');
  const texts = useTexts('clientGroups');
  return (
    <PartyFinder
      exceptIds={exceptIds}
      types={['NP']}
      onChoose={onChoose}
      texts={{
        label: texts.find,
        hint: texts.findHint,
        search: texts.search,
        results: texts.results,
        none: texts.none,
        choose: name => t($ => $.clientGroups.choose, { name }),
      }}
    />
  );
}

interface PersonFinderProps {
  readonly exceptIds: readonly string[];
  readonly onChoose: (person: PartyRow) => void;
}
