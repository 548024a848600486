'use client';
import { Eye, EyeOff } from 'lucide';
import { useId, useState } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { passwordRules } from './PasswordRules.styles.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { icon } from '../icons/icon.ts';

const EyeIcon = icon(Eye);
const EyeOffIcon = icon(EyeOff);

/**
 * A password, with an eye that shows it.
 *
 * Renders a label, an `<input type="password">` and a button. The button comes after the input in the tab order and
 * says what it will do; what is typed is never spell-checked or corrected. `ref` and the rest of the props go to the
 * input.
 */
export function PasswordField({
  autoComplete = 'current-password',
  hasRules = false,
  className,
  ...rest
}: PasswordFieldProps) {
  const rulesId = useId();
  const [isShown, setShown] = useState(false);
  const { components } = useMessages();
  const label = isShown ? components.password.hide : components.password.show;
  const Icon = isShown ? EyeOffIcon : EyeIcon;
  const field = (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...rest}
      autoComplete={autoComplete}
      className={hasRules ? undefined : className}
      aria-describedby={hasRules ? rulesId : undefined}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={label}
          size="small"
          icon={<Icon aria-hidden />}
          isDisabled={rest.isDisabled ?? false}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
  if (!hasRules) return field;
  return (
    <div className={passwordRules().field({ className })}>
      {field}
      <PasswordRules id={rulesId} password={rest.value ?? ''} />
    </div>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'isCode' | 'autoComplete'> {
  /** Says to a password manager which one is meant. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  /** Lists what a new password needs, and ticks what it has. @default false */
  hasRules?: boolean;
}
