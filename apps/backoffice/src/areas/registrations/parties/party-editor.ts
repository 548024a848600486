import type { Registration } from '@dossier/api/registrations';
import type { PlacedParty } from './party-name.ts';

/** What an editor of a party is given. */
export interface PartyEditorProps {
  readonly registration: Registration;
  readonly placed: PlacedParty;
  /** It has been saved. */
  readonly onDone: () => void;
}
