import type { Registration } from '@dossier/api/registrations';
import type { FoundParty } from '../../../shared/party-file/party-name.ts';

export interface PartyEditorProps {
  readonly registration: Registration;
  readonly position: FoundParty;
  readonly onDone: () => void;
}
