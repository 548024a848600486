'use client';
import { type FieldValues } from 'react-hook-form';
import { Button } from '../button/Button.tsx';
import { DraftBar } from '../draft-bar/DraftBar.tsx';
import { useMessages } from '../messages/index.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useChangedLabels } from './use-changed-labels.ts';
import type { FormHandle } from './use-form.ts';

/**
 * What is not saved yet, docked at the foot of a form; only there while something is. Put it last inside the `Form`.
 *
 * Renders a `role="region"`, or nothing.
 */
export function SaveBar<Values extends FieldValues>({ form, saveLabel }: SaveBarProps<Values>) {
  const { locale, components } = useMessages();
  const changed = useChangedLabels(form.control);
  const fields = new Intl.ListFormat(locale).format(changed);
  return (
    <DraftBar
      isShown={changed.length > 0}
      label={components.save.region}
      text={components.save.unsaved.replace('{{fields}}', fields)}
    >
      <Button variant="quiet" onClick={form.discard}>
        {components.save.discard}
      </Button>
      <SubmitButton control={form.control} busyLabel={components.save.saving}>
        {saveLabel ?? components.save.save}
      </SubmitButton>
    </DraftBar>
  );
}

export interface SaveBarProps<Values extends FieldValues> {
  /** What `useForm` gives. */
  form: FormHandle<Values>;
  /** What the button is called that saves. @default "Save changes" */
  saveLabel?: string;
}
