'use client';
import {
  type FormEvent,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type FieldValues, get, useFormState } from 'react-hook-form';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { goToField } from '../field/go-to-field.ts';
import { useErrorText } from '../messages/index.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { FormGuard } from './FormGuard.tsx';
import { FormContext, type FormFields } from './form-context.ts';
import { idOf, needsOf, type NeededField, type SoughtField } from './needs.ts';
import { createPress } from './press.ts';
import type { ViolationError } from './resolver.ts';
import type { FormHandle } from './use-form.ts';

/**
 * Fields that are submitted together. Submitting an invalid form sends nothing, shows every error and moves the
 * focus to the summary (or, in a short form, to the first field with an error).
 *
 * Renders a `<form>`.
 */
export function Form<Values extends FieldValues>({
  form,
  hasSummary = true,
  isGuarded = false,
  needed,
  sought,
  className,
  children,
  ...rest
}: FormProps<Values>) {
  const id = useId();
  const [fields] = useState<FormFields>(() => new Map());
  const summary = useRef<HTMLDivElement>(null);
  // Counts attempts that failed in a row: each one moves the focus again.
  const [attempts, setAttempts] = useState(0);
  const [press] = useState(createPress);
  // A list that is there may lack something in one of its rows: that one is meant.
  const part = needed?.find(({ name }) => name.startsWith(`${sought?.name}.`));
  const soughtName = part?.name ?? sought?.name;
  const [isOnlyNeeded, setOnlyNeeded] = useState(false);
  const needs = useMemo(() => needed && needsOf(needed, isOnlyNeeded, setOnlyNeeded), [needed, isOnlyNeeded]);
  const context = useMemo(
    () => ({ id, fields, press, needs, sought: soughtName }),
    [id, fields, press, needs, soughtName],
  );
  useEffect(() => press.watch(document), [press]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const isSent = await form.submit();
    setAttempts(isSent ? 0 : attempts + 1);
    // What is wrong may stand where only what is missing was shown.
    if (!isSent) setOnlyNeeded(false);
  };

  const arrival = useRef<{ visit: string; focus: Element | null }>(undefined);
  const visit = `${sought?.name} ${sought?.visit}`;
  useEffect(() => {
    const target = soughtName === undefined ? undefined : idOf(fields, soughtName);
    if (target === undefined) return;
    // Which row is meant may be known late: the focus stays where it has gone since then.
    const { current } = arrival;
    if (current?.visit === visit && current.focus !== document.activeElement) return;
    goToField(target, 'center');
    arrival.current = { visit, focus: document.activeElement };
  }, [soughtName, visit, fields]);

  useEffect(() => {
    if (attempts === 0) return;
    const invalid = document.querySelector<HTMLElement>(`#${CSS.escape(id)} [aria-invalid="true"]`);
    // A group of radio buttons is invalid as a whole; its first button takes the focus.
    const first = invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid;
    (summary.current ?? first)?.focus();
  }, [attempts, id]);

  return (
    <FormContext value={context}>
      <form
        {...rest}
        id={id}
        noValidate
        onSubmit={event => void send(event)}
        className={className ?? 'grid gap-field'}
      >
        {hasSummary && attempts > 0 && <Summary form={form} fields={fields} ref={summary} />}
        <DraftNotice draft={form.draft} />
        {isGuarded && <FormGuard control={form.control} />}
        {children}
      </form>
    </FormContext>
  );
}

interface SummaryProps<Values extends FieldValues> {
  form: FormHandle<Values>;
  fields: FormFields;
  ref: Ref<HTMLDivElement>;
}

function Summary<Values extends FieldValues>({ form, fields, ref }: SummaryProps<Values>) {
  const { errors } = useFormState({ control: form.control });
  const textOf = useErrorText();
  const items = [...fields].flatMap(([name, { id, label, group }]) => {
    const error = get(errors, name) as ViolationError | undefined;
    const [violation] = error?.violations ?? [];
    const title = group === undefined ? label : `${label} (${group})`;
    return violation ? [{ id, label: title, text: textOf(violation) }] : [];
  });
  return items.length > 0 ? <ErrorSummary ref={ref} items={items} /> : null;
}

type Native = Omit<FormHTMLAttributes<HTMLFormElement>, 'id' | 'noValidate' | 'onSubmit'>;

export interface FormProps<Values extends FieldValues> extends Native {
  ref?: Ref<HTMLFormElement>;
  /** What `useForm` gives. */
  form: FormHandle<Values>;
  /** A summary of errors on top. Forms of two or three fields are clearer without. @default true */
  hasSummary?: boolean;
  /** Asks before its unsaved changes are left; a `LeaveGuardProvider` around the application does so. @default false */
  isGuarded?: boolean;
  /**
   * What is missing that is needed later. Fields are marked by it, and no more as optional; `FormSections` leads to it.
   * Keep the list the same between renders.
   */
  needed?: readonly NeededField[] | undefined;
  /** The field to go to and to mark; a new object goes there again. */
  sought?: SoughtField | undefined;
  /** @default one column with the density's gap */
  className?: string;
  children: ReactNode;
}
