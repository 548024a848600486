import type { NewAccessToken } from '@dossier/api/access';
import { useState } from 'react';
import { NewTokenForm } from './NewTokenForm.tsx';
import { TokenValue } from './TokenValue.tsx';

/** Makes a token; then shows its value, once. */
export function NewTokenModal({ onClose }: { readonly onClose: () => void }) {
  const [made, setMade] = useState<NewAccessToken | null>(null);
  return made === null ? (
    <NewTokenForm onClose={onClose} onMade={setMade} />
  ) : (
    <TokenValue made={made} onClose={onClose} />
  );
}
