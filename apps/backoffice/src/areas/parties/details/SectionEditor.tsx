import type { ClientFileSection } from '@dossier/api/contract';
import type { PartyFile } from '@dossier/api/parties';
import { CustomFieldEditor } from '../custom-fields/CustomFieldEditor.tsx';
import { EntitySectionEditor } from './EntitySectionEditor.tsx';
import { PersonSectionEditor } from './PersonSectionEditor.tsx';

/** What an editor of a section is given. */
export interface SectionEditorProps {
  readonly party: PartyFile;
  readonly section: ClientFileSection;
  /** It has been saved. */
  readonly onDone: () => void;
}

/** The form of one section of a client's file. */
export function SectionEditor(props: SectionEditorProps) {
  if (props.section === 'custom-fields') return <CustomFieldEditor {...props} />;
  return props.party.type === 'LE' ? <EntitySectionEditor {...props} /> : <PersonSectionEditor {...props} />;
}
