import { Button } from '@dossier/ui/button';
import { Checkbox } from '@dossier/ui/checkbox';
import { MessagesProvider, type Messages } from '@dossier/ui/messages';
import { Notice } from '@dossier/ui/notice';
import { PasswordField } from '@dossier/ui/password-field';
import { TextField } from '@dossier/ui/text-field';

/** What sign-in shows in answer to a first press, which the stylesheet may come after: the build takes its rules from it. */
export function SignInStates({ messages }: { readonly messages: Messages }) {
  return (
    <MessagesProvider messages={messages}>
      <Notice tone="warning" isLive>
        {messages.locale}
      </Notice>
      <TextField label={messages.locale} error={messages.locale} />
      <PasswordField label={messages.locale} error={messages.locale} />
      <Checkbox label={messages.locale} isChecked />
      <Button variant="primary" isWide>
        {messages.locale}
      </Button>
      <Button variant="primary" isWide isBusy busyLabel={messages.locale}>
        {messages.locale}
      </Button>
    </MessagesProvider>
  );
}
