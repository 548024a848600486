import { useCurrentUser } from '@dossier/api/access';
import { useReaders, useAddComment, type Comment, type Registration } from '@dossier/api/registrations';
import { Button } from '@dossier/ui/button';
import { Form, FormMentionField, SubmitButton, useForm } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { useState } from 'react';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useRecordNotify } from '../record/use-record-notify.ts';
import { commentSchema, type CommentForm } from './comment-schema.ts';
import { mentionedIn } from './mentions.ts';

/** What one says about a registration, or changes of what one said. What is typed survives leaving the page. */
export function CommentFields({ registration, comment, onDone }: CommentFieldsProps) {
  const t = useTranslations('record');
  const me = useCurrentUser();
  const readers = useReaders(registration._id);
  const { add, edit } = useAddComment(registration._id);
  const notify = useRecordNotify(registration._id);
  // A new one for each comment: sending twice says it once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const texts = useTexts('comments');
  const people = (readers.data?.items ?? []).filter(({ _id }) => _id !== me.data?._id);
  const form = useForm<CommentForm>({
    schema: commentSchema,
    defaultValues: { text: comment?.text ?? '' },
    draft: comment ? `comment ${comment._id} ${comment.version}` : `comment on ${registration._id}`,
    onSubmit: async ({ text }) => {
      // Whom a comment called it still calls when its text changes.
      const called = comment?.mentions.map(({ _id }) => _id) ?? [];
      const body = { text: text.trim(), mentions: [...new Set([...called, ...mentionedIn(text, people)])] };
      const isDone = await notify(
        () => (comment ? edit(comment, body) : add(body, key)),
        comment ? texts.changed : texts.added,
      );
      if (!isDone) return;
      setKey(crypto.randomUUID());
      form.methods.reset({ text: '' });
      onDone?.();
    },
  });
  return (
    <Form form={form} hasSummary={false}>
      <FormMentionField
        control={form.control}
        name="text"
        label={texts.text}
        hint={texts.hint}
        rows={1}
        people={people.map(({ _id, name }) => ({ id: _id, name }))}
      />
      <Cluster justify="end">
        {onDone && <Button onClick={onDone}>{t($ => $.record.cancel)}</Button>}
        <SubmitButton control={form.control}>{comment ? texts.save : texts.add}</SubmitButton>
      </Cluster>
    </Form>
  );
}

interface CommentFieldsProps {
  readonly registration: Registration;
  /** The one that is changed; a new one without it. */
  readonly comment?: Comment;
  readonly onDone?: () => void;
}
