import type { Registration } from '@dossier/api/registrations';
import type { FoundParty } from '../../../shared/party-file/party-name.ts';

/** What an editor of a party is given. */
export interface PartyEditorProps {
  readonly registration: Registration;
  readonly position: FoundParty;
  /** It has been saved. */
  readonly onDone: () => void;
}
