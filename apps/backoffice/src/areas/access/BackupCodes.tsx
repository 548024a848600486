import { useFactor } from '@dossier/api/access';
import { ApiError } from '@dossier/api/gateway';
import { Button } from '@dossier/ui/button';
import { Cluster, Columns, Stack } from '@dossier/ui/layout';
import { useErrorText } from '@dossier/ui/messages';
import { Modal } from '@dossier/ui/modal';
import { Notice } from '@dossier/ui/notice';
import { useToasts } from '@dossier/ui/toast';
import type { ErrorCode } from '@dossier/validators/errors';
import { useState } from 'react';
import { useWords } from '../../shared/words.ts';
import { Proof } from './Authenticator.tsx';

/** Ten codes for whoever loses the second factor (row 18): made here, shown once. */
export function BackupCodes({ left, onClose }: BackupCodesProps) {
  const t = useWords();
  const textOf = useErrorText();
  const { show } = useToasts();
  const factor = useFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [needsPassword, setNeedsPassword] = useState(false);
  const [passwordError, setPasswordError] = useState<ErrorCode | null>(null);
  const words = t($ => $.account.backup, { returnObjects: true });
  const make = async (password: string | null) => {
    try {
      setCodes(await factor.makeBackupCodes(password));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.type === 'PasswordRequired') setNeedsPassword(true);
      else if (error.type === 'UsernamePasswordMismatch') setPasswordError('existingPassword');
      else show({ tone: 'error', text: error.message });
    }
  };
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    show({ tone: 'success', text: words.copied });
  };
  return (
    <Modal isOpen onClose={onClose} title={words.title} width={460}>
      {codes ? (
        <Stack>
          <Notice tone="warning">{words.once}</Notice>
          <Columns>
            {codes.map(code => (
              <code key={code}>{code}</code>
            ))}
          </Columns>
          <Cluster justify="end">
            <Button onClick={() => void copy(codes.join('\n'))}>{words.copy}</Button>
            <Button variant="primary" onClick={onClose}>
              {words.kept}
            </Button>
          </Cluster>
        </Stack>
      ) : needsPassword ? (
        <Proof error={passwordError === null ? undefined : textOf({ code: passwordError })} onProve={make} />
      ) : (
        <Stack>
          <p>{words.text}</p>
          {left > 0 && <p>{t($ => $.account.backup.left, { count: left })}</p>}
          <Button variant="primary" isWide onClick={() => void make(null)}>
            {words.make}
          </Button>
        </Stack>
      )}
    </Modal>
  );
}

interface BackupCodesProps {
  /** Codes from before that still work; they stop. */
  readonly left: number;
  readonly onClose: () => void;
}
