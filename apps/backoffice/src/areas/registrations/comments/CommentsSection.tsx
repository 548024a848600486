import { useAddComment, useComments, useReaders, type Registration } from '@dossier/api/registrations';
import { useState } from 'react';
import { commentStep } from '../../../shared/comments/comment-changes.ts';
import { CommentsPanel } from '../../../shared/comments/CommentsPanel.tsx';
import { useRecordNotify } from '../record/use-record-notify.ts';

/** What colleagues say about a registration; clients never see it. */
export function CommentsSection({ registration: { _id: id } }: { readonly registration: Registration }) {
  const [max, setMax] = useState(commentStep);
  const comments = useComments(id, max);
  const readers = useReaders(id).data?.items ?? [];
  const notify = useRecordNotify(id);
  return (
    <CommentsPanel
      comments={comments}
      changes={{ recordId: id, readers, notify, ...useAddComment(id) }}
      onMore={() => setMax(max + commentStep)}
    />
  );
}
