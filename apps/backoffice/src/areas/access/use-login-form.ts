import { useErrorText, type Violation } from '@dossier/ui/messages';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { validateLogin, type LoginForm } from './login-rules.ts';

export interface FieldViolation extends Violation {
  readonly path: string;
}

interface LoginFormOptions {
  /** Who is expected to sign in; empty where no one is known. */
  readonly userName: string;
  readonly needsNewPassword: boolean;
  /** Sends. It may give back the errors that the platform found; they are shown at their fields. */
  readonly onSubmit: (values: LoginForm) => Promise<readonly FieldViolation[] | void>;
}

type TextName = Exclude<keyof LoginForm, 'trust'>;

/**
 * The state of the sign-in form: what `useForm` does, without what only long forms need (drafts, rows, a summary), so
 * that the page that everyone waits for loads neither a form library nor a schema.
 */
export function useLoginForm({ userName, needsNewPassword, onSubmit }: LoginFormOptions) {
  const id = useId();
  const textOf = useErrorText();
  const [defaultValues] = useState<LoginForm>({
    userName,
    password: '',
    trust: false,
    newPassword: '',
    confirmPassword: '',
  });
  const [values, setValues] = useState(defaultValues);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [rejected, setRejected] = useState<readonly FieldViolation[]>([]);
  const [isSubmitted, setSubmitted] = useState(false);
  const [failures, setFailures] = useState(0);
  const [isSending, setSending] = useState(false);
  // Typed and sent before the next render: what is sent is what was typed.
  const latest = useRef(defaultValues);
  const isUnderWay = useRef(false);

  const results = validateLogin(values, needsNewPassword);
  const isValid = Object.values(results).every(result => result === undefined);

  useEffect(() => {
    if (failures > 0)
      document.querySelector<HTMLElement>(`#${CSS.escape(id)} [aria-invalid="true"]`)?.focus();
  }, [failures, id]);

  function setValue(name: keyof LoginForm, value: string | boolean) {
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
    setRejected(previous => previous.filter(({ path }) => path !== name));
  }

  async function submit() {
    if (isUnderWay.current) return;
    setSubmitted(true);
    const wrong = validateLogin(latest.current, needsNewPassword);
    if (Object.values(wrong).some(result => result !== undefined)) {
      setFailures(count => count + 1);
      return;
    }
    setFailures(0);
    // Nothing was wrong: a field that comes with the answer is one that no one has tried to send.
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

  function bind(name: keyof LoginForm) {
    const isValidated = isSubmitted || (left.has(name) && values[name] !== defaultValues[name]);
    const violation = (isValidated && results[name]) || rejected.find(({ path }) => path === name);
    return {
      id: `${id}-${name}`,
      name,
      error: violation ? textOf(violation) : undefined,
      onBlur: () => setLeft(previous => (previous.has(name) ? previous : new Set([...previous, name]))),
      onValueChange: (value: string | boolean) => setValue(name, value),
    };
  }

  return {
    values,
    /** Whether it keeps its own rules. What the platform rejected may be tried again. */
    isValid,
    isSending,
    setValue,
    form: {
      id,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    text: (name: TextName) => ({ ...bind(name), value: values[name] }),
    trust: () => ({ ...bind('trust'), isChecked: values.trust }),
  };
}
