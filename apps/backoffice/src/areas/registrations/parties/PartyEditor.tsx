import { EntityEditor } from './EntityEditor.tsx';
import type { PartyEditorProps } from './party-editor.ts';
import { PersonEditor } from './PersonEditor.tsx';

export function PartyEditor(props: PartyEditorProps) {
  return props.position.party.legalEntity ? <EntityEditor {...props} /> : <PersonEditor {...props} />;
}
