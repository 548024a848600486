import type { ClientFileSection } from '@dossier/api/contract';
import type { PartyFile } from '@dossier/api/parties';
import { CustomFieldFacts } from '../custom-fields/CustomFieldFacts.tsx';
import { SectionFacts } from './SectionFacts.tsx';

/** Sections of a client's file as they are read, one below another. */
export function SectionList({ party, sections, editHref, isPast = false }: SectionListProps) {
  return sections.map(section => {
    const href = editHref?.(section);
    return section === 'custom-fields' ? (
      <CustomFieldFacts key={section} party={party} editHref={href} />
    ) : (
      <SectionFacts key={section} party={party} section={section} editHref={href} isPast={isPast} />
    );
  });
}

interface SectionListProps {
  readonly party: PartyFile;
  readonly sections: readonly ClientFileSection[];
  /** Where each is edited; absent where none may be. */
  readonly editHref?: ((section: ClientFileSection) => string) | undefined;
  /** What stands there is no more: nothing masked is revealed. @default false */
  readonly isPast?: boolean;
}
