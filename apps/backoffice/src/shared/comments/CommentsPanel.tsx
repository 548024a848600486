import type { ApiError } from '@dossier/api/gateway';
import type { Comment } from '@dossier/api/registrations';
import { Badge } from '@dossier/ui/badge';
import { Button } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { FormattedText } from '@dossier/ui/formatted-text';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { Timeline } from '@dossier/ui/timeline';
import { useState, type ComponentType, type ReactNode } from 'react';
import { LoadFailed } from '../LoadFailed.tsx';
import { useTexts, useTranslations } from '../translations.ts';
import type { CommentChanges } from './comment-changes.ts';
import { CommentFields } from './CommentFields.tsx';

/** What colleagues say about a record; clients never see it. */
export function CommentsPanel<Of extends Comment>({
  comments: { data, error, mutate },
  changes,
  onMore,
  isNew,
  Source,
}: CommentsPanelProps<Of>) {
  const [edited, edit] = useState<string | null>(null);
  const texts = useTexts('comments');
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  return (
    <Section title={texts.title}>
      <Stack gap="section">
        <CommentFields changes={changes} />
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
              title: (
                <>
                  <strong>{comment.author.name}</strong>
                  {isNew?.(comment) && <Badge tone="info">{texts.isNew}</Badge>}
                </>
              ),
              detail:
                edited === comment._id ? (
                  <CommentFields changes={changes} comment={comment} onDone={() => edit(null)} />
                ) : (
                  <CommentView
                    comment={comment}
                    source={Source && <Source comment={comment} />}
                    onEdit={() => edit(comment._id)}
                  />
                ),
            }))}
            after={data.total > data.items.length && <Button onClick={onMore}>{texts.more}</Button>}
          />
        )}
      </Stack>
    </Section>
  );
}

function CommentView({ comment, source, onEdit }: CommentViewProps) {
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
      {source}
      {mayEdit && (
        <Button className="justify-self-start" variant="quiet" size="small" onClick={onEdit}>
          {t($ => $.comments.edit)}
        </Button>
      )}
    </Stack>
  );
}

interface CommentsPanelProps<Of extends Comment> {
  readonly comments: {
    readonly data?: { readonly items: readonly Of[]; readonly total: number } | undefined;
    readonly error?: ApiError | undefined;
    readonly mutate: () => unknown;
  };
  readonly changes: CommentChanges;
  readonly onMore: () => void;
  /** Which of them the reader has not seen before. */
  readonly isNew?: (comment: Of) => boolean;
  /** Where it was said, if not here. */
  readonly Source?: ComponentType<{ readonly comment: Of }>;
}

interface CommentViewProps {
  readonly comment: Comment;
  readonly source: ReactNode;
  readonly onEdit: () => void;
}
