'use client';
import { useId, useRef, useState } from 'react';
import { useErrorText, type Violation } from '../messages/index.ts';

/** What a short form holds, by the name of its field. */
export type ShortFormValues<Values> = { readonly [Name in keyof Values]: string | boolean };

/** What is wrong, by the name of the field; nothing where a field keeps its rules. */
export type ShortFormResults<Values> = Readonly<Partial<Record<keyof Values, Violation | undefined>>>;

/** An error of one field, as the platform reports it. */
export interface FieldViolation extends Violation {
  readonly path: string;
}

export interface ShortFormOptions<Values extends ShortFormValues<Values>> {
  readonly defaultValues: Values;
  /** Judges the whole form; called at each change. */
  readonly validate: (values: Values) => ShortFormResults<Values>;
  /** Sends. It may give back the errors that the other side found; they stand at their fields then. */
  readonly onSubmit: (values: Values) => Promise<readonly FieldViolation[] | void>;
}

type NamesOf<Values, Kind> = {
  [Name in keyof Values & string]: Values[Name] extends Kind ? Name : never;
}[keyof Values & string];

interface BoundField<Value> {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly onBlur: () => void;
  readonly onValueChange: (value: Value) => void;
}

export interface ShortFormHandle<Values extends ShortFormValues<Values>> {
  readonly id: string;
  readonly values: Values;
  /** Whether it keeps its own rules. What the other side refused may be tried again. */
  readonly isValid: boolean;
  readonly isSending: boolean;
  /** Attempts in a row that were not sent because something was wrong. */
  readonly failures: number;
  /** The props of a field of text. */
  readonly text: (name: NamesOf<Values, string>) => BoundField<string> & { readonly value: string };
  /** The props of a checkbox. */
  readonly box: (name: NamesOf<Values, boolean>) => BoundField<boolean> & { readonly isChecked: boolean };
  readonly setValue: (name: keyof Values & string, value: string | boolean) => void;
  readonly submit: () => Promise<void>;
}

/**
 * The state of a form of a few fields: what `useForm` does, without what only long forms need (drafts, rows, a summary),
 * so that a page that everybody waits for carries neither a form library nor a schema.
 */
export function useShortForm<Values extends ShortFormValues<Values>>({
  defaultValues,
  validate,
  onSubmit,
}: ShortFormOptions<Values>): ShortFormHandle<Values> {
  const id = useId();
  const textOf = useErrorText();
  const [values, setValues] = useState(defaultValues);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRejected] = useState<readonly FieldViolation[]>([]);
  const [isSubmitted, setSubmitted] = useState(false);
  const [failures, setFailures] = useState(0);
  const [isSending, setSending] = useState(false);
  // Typed and sent before the next render: what is sent is what was typed.
  const latest = useRef(defaultValues);
  const isUnderWay = useRef(false);

  const results = validate(values);
  const isValid = Object.values(results).every(result => result === undefined);

  function setValue(name: keyof Values & string, value: string | boolean) {
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
    setRejected(known => known.filter(({ path }) => path !== name));
  }

  async function submit() {
    if (isUnderWay.current) return;
    setSubmitted(true);
    if (Object.values(validate(latest.current)).some(result => result !== undefined)) {
      setFailures(count => count + 1);
      return;
    }
    setFailures(0);
    // Nothing was wrong: a field that comes with the answer is one that nobody has tried to send.
    setSubmitted(false);
    isUnderWay.current = true;
    setSending(true);
    try {
      setRejected((await onSubmit(latest.current)) ?? []);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }

  function bind<Value extends string | boolean>(name: keyof Values & string): BoundField<Value> {
    const isValidated = isSubmitted || (left.has(name) && values[name] !== defaultValues[name]);
    const violation = (isValidated && results[name]) || refused.find(({ path }) => path === name);
    return {
      id: `${id}-${name}`,
      name,
      error: violation ? textOf(violation) : undefined,
      onBlur: () => setLeft(known => (known.has(name) ? known : new Set([...known, name]))),
      onValueChange: value => setValue(name, value),
    };
  }

  return {
    id,
    values,
    isValid,
    isSending,
    failures,
    text: name => ({ ...bind<string>(name), value: String(values[name]) }),
    box: name => ({ ...bind<boolean>(name), isChecked: values[name] === true }),
    setValue,
    submit,
  };
}
