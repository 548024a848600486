import { usePresence } from '@dossier/api/stream';
import { Notice } from '@dossier/ui/notice';
import { useWords } from '../../../shared/words.ts';

/** Who else has the record open, and who of them edits it: two people who know of each other do not overwrite. */
export function Present({ id }: { readonly id: string }) {
  const t = useWords();
  const { others } = usePresence({ type: 'registration', id });
  if (others.length === 0) return null;
  const said = others.map(({ name, section }) =>
    section === null ? t($ => $.record.isHere, { name }) : t($ => $.record.isEditing, { name }),
  );
  return <Notice isLive>{said.join(' ')}</Notice>;
}
