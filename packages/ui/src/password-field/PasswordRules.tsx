'use client';
import { newPassword, violationsOf } from '@dossier/validators';
import { passwordLength } from '@dossier/validators/limits';
import { Check, Circle } from 'lucide';
import { useMessages } from '../messages/index.ts';
import { passwordRules } from './PasswordRules.styles.ts';
import { icon } from '../icons/icon.ts';

const CheckIcon = icon(Check);
const CircleIcon = icon(Circle);

/** What a new password needs, in the words of S1 §5; what it has is ticked while it is typed. */
export function PasswordRules({ id, password }: { readonly id: string; readonly password: string }) {
  const { components } = useMessages();
  const { rules, length, number, special, upper, lower, met, unmet } = components.password;
  const lacking = new Set(violationsOf(newPassword(password)).map(({ code }) => code));
  const lines = [
    ['minlength', length.replace('{{min}}', String(passwordLength.min))],
    ['passwordNumber', number],
    ['passwordSpecial', special],
    ['passwordUpper', upper],
    ['passwordLower', lower],
  ] as const;
  const [first, ...kinds] = lines.map(([code, text]) => ({ code, text, isMet: !lacking.has(code) }));
  const styles = passwordRules();
  const line = (rule: { readonly text: string; readonly isMet: boolean }) => (
    <>
      {rule.isMet ? (
        <CheckIcon aria-hidden className={styles.icon()} />
      ) : (
        <CircleIcon aria-hidden className={styles.icon()} />
      )}
      <span>
        {rule.text}
        <span className="sr-only">({rule.isMet ? met : unmet})</span>
      </span>
    </>
  );
  return (
    <div id={id} className={styles.root()}>
      {first && <p className={styles.rule({ isMet: first.isMet })}>{line(first)}</p>}
      <p className={styles.lead()}>{rules}</p>
      <ul className={styles.list()}>
        {kinds.map(rule => (
          <li key={rule.code} className={styles.rule({ isMet: rule.isMet })}>
            {line(rule)}
          </li>
        ))}
      </ul>
    </div>
  );
}
