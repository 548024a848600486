'use client';
import { type FormEvent, type FormHTMLAttributes, type ReactNode, type Ref, useEffect } from 'react';
import type { ShortFormHandle, ShortFormValues } from './use-short-form.ts';

/**
 * Two or three fields that are sent together, on a page that must not wait for a form library. Pressing Enter or the
 * button while something is wrong sends nothing, shows every error and moves to the first field in error.
 *
 * Renders a `<form>`.
 */
export function ShortForm<Values extends ShortFormValues<Values>>({
  form,
  className,
  children,
  ...rest
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
    <form {...rest} id={id} noValidate onSubmit={send} className={className ?? 'grid gap-field'}>
      {children}
    </form>
  );
}

type Native = Omit<FormHTMLAttributes<HTMLFormElement>, 'id' | 'noValidate' | 'onSubmit'>;

export interface ShortFormProps<Values extends ShortFormValues<Values>> extends Native {
  ref?: Ref<HTMLFormElement>;
  /** What `useShortForm` gives. */
  form: ShortFormHandle<Values>;
  /** @default one column with the density's gap */
  className?: string;
  children: ReactNode;
}
