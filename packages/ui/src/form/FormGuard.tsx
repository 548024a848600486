'use client';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { useLeaveGuard } from '../leave-guard/use-leave-guard.ts';
import { useChangedLabels } from './use-changed-labels.ts';

const none: readonly string[] = [];

/** Guards a form's unsaved changes. A component of its own, so that only it renders when a field becomes dirty. */
export function FormGuard<Values extends FieldValues>({ control }: { readonly control: Control<Values> }) {
  const changed = useChangedLabels(control);
  // What is being sent, or has been, is not lost: a page may go elsewhere as soon as it is.
  const { isSubmitting, isSubmitSuccessful } = useFormState({ control });
  useLeaveGuard(isSubmitting || isSubmitSuccessful ? none : changed);
  return null;
}
