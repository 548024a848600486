import type { Violation } from '@dossier/ui/messages';
import { confirmPassword, newPassword, required } from '@dossier/validators';

export interface LoginForm {
  readonly userName: string;
  readonly password: string;
  readonly trust: boolean;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** What is wrong, by the name of the field; nothing where a field keeps its rules. */
export type LoginResults = Readonly<Partial<Record<keyof LoginForm, Violation | undefined>>>;

/** S1 §5: user name and password are required. The two new ones count only when a temporary password is replaced. */
export function validateLogin(values: LoginForm, needsNewPassword: boolean): LoginResults {
  const { userName, password, newPassword: typed, confirmPassword: again } = values;
  return {
    userName: required(userName),
    password: required(password),
    ...(needsNewPassword && {
      newPassword: newPassword(typed),
      confirmPassword: required(again) ?? confirmPassword(again, { newPassword: typed }),
    }),
  };
}
