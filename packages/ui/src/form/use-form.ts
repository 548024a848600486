'use client';
import { useRef } from 'react';
import {
  useForm as useHookForm,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { Schema } from 'yup';
import { type PathViolation, violationError, yupResolver } from './resolver.ts';
import { type DraftHandle, useDraft } from './use-draft.ts';

export interface FormOptions<Values extends FieldValues> {
  /** Validates the whole form. */
  readonly schema: Schema<Values>;
  readonly defaultValues: DefaultValues<Values>;
  /** Sends. It may give back the errors that the other side found; they stand at their fields then. */
  readonly onSubmit: (values: Values) => Promise<readonly PathViolation[] | void>;
  /**
   * Keeps what is typed under this name until it is sent, where a `DraftStoreContext` says how: form, entity and its
   * version. Passwords and codes are never kept.
   */
  readonly draft?: string | undefined;
  /** The form stays when it has been sent, as settings do: what was sent is what it starts from then. @default false */
  readonly staysOpen?: boolean;
  /**
   * Whether an error at a path stops no one from sending, as where it was stored in a part that no one changes. Say it
   * by the `storedErrors` of `FormSections`. @default none does
   */
  readonly isTolerated?: ((path: string, values: Values) => boolean) | undefined;
}

/** What ties fields to their form; hand it on to parts of a form. */
export type FormControl<Values extends FieldValues> = Control<Values>;

export interface FormHandle<Values extends FieldValues> {
  readonly control: Control<Values>;
  /** react-hook-form's own, for what is not here. */
  readonly methods: UseFormReturn<Values>;
  /** Tries to send: true when the form was valid and has been sent. A second press while the first is under way does nothing. */
  readonly submit: () => Promise<boolean>;
  /** Puts errors at their fields. */
  readonly setErrors: (violations: readonly PathViolation[]) => void;
  /** Takes back what was typed and not sent, and forgets its draft. */
  readonly discard: () => void;
  readonly draft: DraftHandle;
}

/** A form's state. Errors are validated when a field is left, then at each change; the whole schema when it is sent. */
export function useForm<Values extends FieldValues>(options: FormOptions<Values>): FormHandle<Values> {
  const methods = useHookForm<Values>({
    mode: 'onTouched',
    resolver: yupResolver(options.schema, options.isTolerated),
    defaultValues: options.defaultValues,
    // The form moves to its summary, or to the first field in error, by itself.
    shouldFocusError: false,
  });
  const draft = useDraft(methods, options.draft);
  const isSending = useRef(false);
  const setErrors = (violations: readonly PathViolation[]) => {
    for (const { path, ...violation } of violations)
      methods.setError(path as FieldPath<Values>, violationError([violation], true));
  };
  const submit = async () => {
    if (isSending.current) return true;
    isSending.current = true;
    let isSent = false;
    try {
      await methods.handleSubmit(async values => {
        isSent = true;
        const refused = (await options.onSubmit(values)) ?? [];
        setErrors(refused);
        if (refused.length > 0) return;
        draft.forget();
        if (options.staysOpen) methods.reset(methods.getValues());
      })();
    } finally {
      isSending.current = false;
    }
    return isSent;
  };
  return { control: methods.control, methods, submit, setErrors, discard: draft.discard, draft };
}
