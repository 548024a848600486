import { Button } from '@dossier/ui/button';
import { CodeField } from '@dossier/ui/code-field';
import { Stack } from '@dossier/ui/layout';
import { useErrorText } from '@dossier/ui/messages';
import type { ReactNode } from 'react';
import { useWords } from '../../shared/words.ts';
import type { Code } from './use-code.ts';

/** Asks for a code. It sends itself once it is complete; Enter and the button send it as well (S1 §4). */
export function CodeForm({
  code,
  label,
  action,
  above,
  hasFocus = true,
  isDisabled = false,
  children,
}: CodeFormProps) {
  const t = useWords();
  const textOf = useErrorText();
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        void code.submit();
      }}
    >
      <Stack>
        {above}
        <CodeField
          {...code.field}
          autoFocus={hasFocus}
          label={label ?? t($ => $.access.confirm.code)}
          error={code.error === null ? undefined : textOf({ code: code.error })}
          isDisabled={isDisabled}
        />
        <Button type="submit" variant="primary" isWide isBusy={code.isSending}>
          {action ?? t($ => $.access.confirm.submit)}
        </Button>
        {children}
      </Stack>
    </form>
  );
}

interface CodeFormProps {
  /** What `useCode` gives. */
  readonly code: Code;
  /** What the code is called. @default "Confirmation code" */
  readonly label?: string;
  /** What sending it is called. @default "Confirm" */
  readonly action?: string;
  /** What to know before typing it. */
  readonly above?: ReactNode;
  /** @default true */
  readonly hasFocus?: boolean;
  /** @default false */
  readonly isDisabled?: boolean;
  /** What else can be done. */
  readonly children?: ReactNode;
}
