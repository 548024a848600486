import type { ClientFileSection } from '@dossier/api/contract';
import { useRevealOfParty, type PartyFile } from '@dossier/api/parties';
import { DescriptionList } from '@dossier/ui/description-list';
import { Stack } from '@dossier/ui/layout';
import { factsOf, useFactContext } from '../../../shared/party-file/PartyFacts.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { fieldsByType } from './detail-tabs.ts';
import { FieldSources } from './FieldSources.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** A section of a client's file as it is read: its facts, where they come from, and the way to change them. */
export function SectionFacts({ party, section, editHref, isPast }: SectionFactsProps) {
  const { details } = useTexts('clientFile');
  const { clientFile } = useTexts('parties');
  const reveal = useRevealOfParty(party._id);
  const context = useFactContext(isPast ? null : reveal);
  const facts = factsOf(party, context).find(each => each.section === section)?.facts ?? [];
  return (
    <SectionFrame title={clientFile[section]} editHref={editHref}>
      <Stack gap="small">
        {facts.length === 0 ? <p>{details.nothing}</p> : <DescriptionList facts={facts} />}
        <FieldSources
          party={party}
          fields={fieldsByType(party.type)[section] ?? []}
          labelOf={context.reading.labelOf}
        />
      </Stack>
    </SectionFrame>
  );
}

interface SectionFactsProps {
  readonly party: PartyFile;
  readonly section: ClientFileSection;
  /** Where it is edited; absent where it may not be. */
  readonly editHref: string | undefined;
  /** It is what stood there on a day: a masked value of today is another one. */
  readonly isPast: boolean;
}
