import { useCurrentUser } from '@dossier/api/access';
import type { Comment } from '@dossier/api/registrations';
import { Button } from '@dossier/ui/button';
import { Form, FormMentionField, SubmitButton, useForm } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { useState } from 'react';
import { useTexts } from '../translations.ts';
import { commentSchema, type CommentForm } from './comment-schema.ts';
import type { CommentChanges } from './comment-changes.ts';
import { mentionedIn } from './mentions.ts';

/** What one says about a record, or changes of what one said. What is typed survives leaving the page. */
export function CommentFields({ changes, comment, onDone }: CommentFieldsProps) {
  const { recordId, readers, add, edit, notify } = changes;
  const me = useCurrentUser();
  // A new one for each comment: sending twice says it once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const texts = useTexts('comments');
  const people = readers.filter(({ _id }) => _id !== me.data?._id);
  const form = useForm<CommentForm>({
    schema: commentSchema,
    defaultValues: { text: comment?.text ?? '' },
    draft: comment ? `comment ${comment._id} ${comment.version}` : `comment on ${recordId}`,
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
        {onDone && <Button onClick={onDone}>{texts.cancel}</Button>}
        <SubmitButton control={form.control}>{comment ? texts.save : texts.add}</SubmitButton>
      </Cluster>
    </Form>
  );
}

interface CommentFieldsProps {
  readonly changes: CommentChanges;
  /** The one that is changed; a new one without it. */
  readonly comment?: Comment;
  readonly onDone?: () => void;
}
