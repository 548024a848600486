'use client';
import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { type FieldValues } from 'react-hook-form';
import { Button } from '../button/Button.tsx';
import { useMessages } from '../messages/index.ts';
import { tv } from '../theme/tv.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useChangedLabels } from './use-changed-labels.ts';
import type { FormHandle } from './use-form.ts';

const saveBar = tv({
  slots: {
    root: [
      'sticky bottom-(--d-toasts,0px) z-20 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-t-md border border-b-0 border-border-strong md:-mx-1',
      'bg-surface-raised px-4 py-3 shadow-overlay motion-safe:animate-enter',
    ],
    // Two lines at most: a bar that grows while someone presses next to it takes the press away.
    text: 'line-clamp-2 min-w-0 flex-1 basis-40 text-sm text-text-muted',
    buttons: 'flex flex-wrap justify-end gap-2.5',
  },
});

/**
 * What is not saved yet, docked at the foot of a form; only there while something is. Put it last inside the `Form`.
 *
 * Renders a `role="region"`, or nothing.
 */
export function SaveBar<Values extends FieldValues>({ form, saveLabel }: SaveBarProps<Values>) {
  const { locale, components } = useMessages();
  const changed = useChangedLabels(form.control);
  const isShown = changed.length > 0;
  /** Where someone came from into the bar. */
  const cameFrom = useRef<HTMLElement | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  // The bar goes when all is saved or discarded, and would take the focus along.
  useLayoutEffect(() => {
    if (isShown || document.activeElement !== document.body) return;
    cameFrom.current?.focus({ preventScroll: true });
  }, [isShown]);
  if (!isShown) return null;
  const enter = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !bar.current?.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const styles = saveBar();
  const fields = new Intl.ListFormat(locale).format(changed);
  return (
    <div ref={bar} role="region" aria-label={components.save.region} className={styles.root()}>
      <span className={styles.text()}>{components.save.unsaved.replace('{{fields}}', fields)}</span>
      <span className={styles.buttons()}>
        <Button variant="quiet" onClick={form.discard} onFocus={enter}>
          {components.save.discard}
        </Button>
        <SubmitButton control={form.control} busyLabel={components.save.saving} onFocus={enter}>
          {saveLabel ?? components.save.save}
        </SubmitButton>
      </span>
    </div>
  );
}

export interface SaveBarProps<Values extends FieldValues> {
  /** What `useForm` gives. */
  form: FormHandle<Values>;
  /** What the button is called that saves. @default "Save changes" */
  saveLabel?: string;
}
