import { useComments, type Comment, type Registration } from '@dossier/api/registrations';
import { Button } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { FormattedText } from '@dossier/ui/formatted-text';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { Timeline } from '@dossier/ui/timeline';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { CommentFields } from './CommentFields.tsx';

/** Comments per step. */
const step = 25;

/** What colleagues say about a registration; clients never see it. */
export function CommentsSection({ registration }: { readonly registration: Registration }) {
  const [max, setMax] = useState(step);
  const [edited, edit] = useState<string | null>(null);
  const { data, error, mutate } = useComments(registration._id, max);
  const texts = useTexts('comments');
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  return (
    <Section title={texts.title}>
      <Stack gap="section">
        <CommentFields registration={registration} />
        {!data && <Skeleton />}
        {data?.total === 0 && <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
        {data && data.total > 0 && (
          <Timeline
            label={texts.title}
            categories={[]}
            timePlacement="title"
            events={data.items.map(comment => ({
              id: comment._id,
              category: 'comment',
              at: comment.createdAt,
              title: <strong>{comment.author.name}</strong>,
              detail:
                edited === comment._id ? (
                  <CommentFields registration={registration} comment={comment} onDone={() => edit(null)} />
                ) : (
                  <CommentView comment={comment} onEdit={() => edit(comment._id)} />
                ),
            }))}
            after={
              data.total > data.items.length && (
                <Button onClick={() => setMax(max + step)}>{texts.more}</Button>
              )
            }
          />
        )}
      </Stack>
    </Section>
  );
}

function CommentView({ comment, onEdit }: { readonly comment: Comment; readonly onEdit: () => void }) {
  const t = useTranslations('comments');
  const { text, mentions, editedAt, mayEdit } = comment;
  const notes = [
    ...(mentions.length > 0
      ? [t($ => $.comments.mentioned, { names: mentions.map(({ name }) => name).join(', ') })]
      : []),
    ...(editedAt === null ? [] : [t($ => $.comments.edited)]),
  ];
  return (
    <Stack gap="small">
      <FormattedText text={text} />
      {notes.length > 0 && (
        <p>
          <small>{notes.join(' · ')}</small>
        </p>
      )}
      {mayEdit && (
        <Button className="justify-self-start" variant="quiet" size="small" onClick={onEdit}>
          {t($ => $.comments.edit)}
        </Button>
      )}
    </Stack>
  );
}
