import { usePresence } from '@dossier/api/stream';
import { useHasUnsavedChanges } from '@dossier/ui/leave-guard';
import { Notice } from '@dossier/ui/notice';
import { useEffect } from 'react';
import { useTranslations } from '../../../shared/translations.ts';

/** Who else has the record open, and who of them edits it: two people who know of each other do not overwrite. */
export function Present({ id }: { readonly id: string }) {
  const t = useTranslations('record');
  const { others, edit } = usePresence({ type: 'registration', id });
  // An address that opens a form is no editing: only what was typed and not saved is.
  const isEditing = useHasUnsavedChanges();
  useEffect(() => edit(isEditing ? 'parties' : null), [edit, isEditing]);
  if (others.length === 0) return null;
  const sentences = others.map(({ name, section }) =>
    section === null ? t($ => $.record.isHere, { name }) : t($ => $.record.isEditing, { name }),
  );
  return <Notice isLive>{sentences.join(' ')}</Notice>;
}
