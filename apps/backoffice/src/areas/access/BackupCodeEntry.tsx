import { useClient } from '@dossier/api/client';
import { ApiError } from '@dossier/api/gateway';
import { Button } from '@dossier/ui/button';
import { ShortForm, ShortFormButton, useShortForm } from '@dossier/ui/short-form';
import { TextField } from '@dossier/ui/text-field';
import { useToasts } from '@dossier/ui/toast';
import { required } from '@dossier/validators';
import { useWords } from '../../shared/words.ts';
import { confirmOutcome } from './confirm-outcome.ts';

/** A code on paper in place of one of the app or the phone. */
export function BackupCodeEntry({ onExpired, onBack }: BackupCodeEntryProps) {
  const t = useWords();
  const client = useClient();
  const { show } = useToasts();
  const form = useShortForm({
    defaultValues: { code: '' },
    judge: ({ code }) => ({ code: required(code) }),
    onSubmit: async ({ code }) => {
      try {
        await client.confirmOnPaper(code.trim());
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const outcome = confirmOutcome(error);
        if (outcome.kind === 'expired') onExpired();
        if (outcome.kind === 'toast') show({ tone: 'warning', text: outcome.message });
        if (outcome.kind === 'field') return [{ path: 'code', code: outcome.code }];
      }
    },
  });
  return (
    <ShortForm form={form}>
      <TextField
        {...form.text('code')}
        label={t($ => $.access.backupCode.code)}
        hint={t($ => $.access.backupCode.codeHint)}
        autoComplete="off"
        autoFocus
      />
      <ShortFormButton form={form} isWide>
        {t($ => $.access.confirm.submit)}
      </ShortFormButton>
      <Button variant="quiet" onClick={onBack}>
        {t($ => $.access.backupCode.back)}
      </Button>
    </ShortForm>
  );
}

interface BackupCodeEntryProps {
  readonly onExpired: () => void;
  /** To the code of the app or the phone. */
  readonly onBack: () => void;
}
