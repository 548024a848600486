import type { ClientFileSection } from '@dossier/api/contract';
import type { PartyFile } from '@dossier/api/parties';
import { CustomFieldEditor } from '../custom-fields/CustomFieldEditor.tsx';
import { EntitySectionEditor } from './EntitySectionEditor.tsx';
import { PersonSectionEditor } from './PersonSectionEditor.tsx';

export interface SectionEditorProps {
  readonly party: PartyFile;
  readonly section: ClientFileSection;
  readonly onDone: () => void;
}

export function SectionEditor(props: SectionEditorProps) {
  if (props.section === 'custom-fields') return <CustomFieldEditor {...props} />;
  return props.party.type === 'LE' ? <EntitySectionEditor {...props} /> : <PersonSectionEditor {...props} />;
}
