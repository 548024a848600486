'use client';
import { Button } from '../button/Button.tsx';
import { useMessages } from '../messages/index.ts';
import { Notice } from '../notice/Notice.tsx';
import type { DraftHandle } from './use-draft.ts';

/** Says that what stands in the form was typed before, and when; and takes it away again. */
export function DraftNotice({ draft }: { readonly draft: DraftHandle }) {
  const { locale, components } = useMessages();
  if (draft.restoredAt === null) return null;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const text = components.draft.restored.replace('{{date}}', format.format(draft.restoredAt));
  return (
    <Notice isLive>
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        {text}
        <Button size="small" onClick={draft.discard}>
          {components.draft.discard}
        </Button>
      </span>
    </Notice>
  );
}
