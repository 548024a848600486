'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

/**
 * A password, with an eye that shows it.
 *
 * Renders a label, an `<input type="password">` and a button. The button comes after the input in the tab order and
 * says what it will do; what is typed is never spell-checked or corrected.
 */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const { components } = useMessages();
  const label = isShown ? components.password.hide : components.password.show;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...rest}
      autoComplete={autoComplete}
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
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'isCode' | 'autoComplete'> {
  /** Tells a password manager which one is meant. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
}
