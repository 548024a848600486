import { useRevalidate } from '@dossier/api/client';
import {
  useAddClientComment,
  useClientComments,
  useClientReaders,
  type ClientComment,
  type PartyFile,
} from '@dossier/api/parties';
import { Link } from '@dossier/ui/link';
import { useState } from 'react';
import { commentStep } from '../../../shared/comments/comment-changes.ts';
import { CommentsPanel } from '../../../shared/comments/CommentsPanel.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useNewComments } from './use-new-comments.ts';

/** What colleagues say about a client, on its file and in its registrations; clients never see it. */
export function ClientComments({ party: { _id: id } }: { readonly party: PartyFile }) {
  const [max, setMax] = useState(commentStep);
  const { stale } = useTexts('clientFile');
  const revalidate = useRevalidate();
  const comments = useClientComments(id, max);
  const readers = useClientReaders(id).data?.items ?? [];
  const notify = useNotify({ VersionStale: stale, NotFound: stale }, () => {
    void revalidate('parties.get', 'parties.comments');
  });
  const isNew = useNewComments(id, comments.data?.items);
  return (
    <CommentsPanel
      comments={comments}
      changes={{ recordId: id, readers, notify, ...useAddClientComment(id) }}
      onMore={() => setMax(max + commentStep)}
      isNew={isNew}
      Source={SourceRegistration}
    />
  );
}

interface SourceProps {
  readonly comment: ClientComment;
}

/** Where a comment was written, if not on the file. */
function SourceRegistration({ comment: { registration } }: SourceProps) {
  const t = useTranslations('comments');
  if (registration === null) return null;
  return (
    <p>
      <small>
        <Link href={`/administration/registrations/${registration._id}?section=comments`}>
          {t($ => $.comments.registration, { number: registration.number })}
        </Link>
      </small>
    </p>
  );
}
