'use client';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import type { ShortFormHandle, ShortFormValues } from './use-short-form.ts';

/**
 * Two or three fields that are sent together, on a page that must not wait for a form library. Pressing Enter or the
 * button while something is wrong sends nothing, shows every error and moves to the first field in error.
 *
 * Renders a `<form>`.
 */
export function ShortForm<Values extends ShortFormValues<Values>>({
  form,
  children,
}: ShortFormProps<Values>) {
  const { id, failures } = form;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };

  useEffect(() => {
    if (failures > 0)
      document.querySelector<HTMLElement>(`#${CSS.escape(id)} [aria-invalid="true"]`)?.focus();
  }, [failures, id]);

  return (
    <form id={id} noValidate onSubmit={send} className="grid gap-field">
      {children}
    </form>
  );
}

export interface ShortFormProps<Values extends ShortFormValues<Values>> {
  /** What `useShortForm` gives. */
  form: ShortFormHandle<Values>;
  children: ReactNode;
}
