import { EntityEditor } from './EntityEditor.tsx';
import type { PartyEditorProps } from './party-editor.ts';
import { PersonEditor } from './PersonEditor.tsx';

/** The form of a party, whichever kind it is. */
export function PartyEditor(props: PartyEditorProps) {
  return props.position.party.legalEntity ? <EntityEditor {...props} /> : <PersonEditor {...props} />;
}
