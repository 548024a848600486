import { usePresence } from '@dossier/api/stream';
import { Notice } from '@dossier/ui/notice';
import { useEffect } from 'react';
import { useWords } from '../../../shared/words.ts';
import { usePartyAddress } from '../parties/use-party-address.ts';

/** Who else has the record open, and who of them edits it: two people who know of each other do not overwrite. */
export function Present({ id }: { readonly id: string }) {
  const t = useWords();
  const { others, edit } = usePresence({ type: 'registration', id });
  const { edited } = usePartyAddress();
  useEffect(() => edit(edited === null ? null : 'parties'), [edit, edited]);
  if (others.length === 0) return null;
  const said = others.map(({ name, section }) =>
    section === null ? t($ => $.record.isHere, { name }) : t($ => $.record.isEditing, { name }),
  );
  return <Notice isLive>{said.join(' ')}</Notice>;
}
