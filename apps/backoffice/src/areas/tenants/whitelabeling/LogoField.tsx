import { ApiError } from '@dossier/api/gateway';
import { useLogoUpload } from '@dossier/api/tenants';
import { ImageField } from '@dossier/ui/image-field';
import { useErrorText } from '@dossier/ui/messages';
import { isErrorCode } from '@dossier/validators/errors';
import { useState } from 'react';
import { useTranslations } from '../../../shared/translations.ts';

/** What the server takes; it validates the content of the file. */
const accepted = '.svg,.png,.jpg,.jpeg,.webp';
/** Bytes; the server says the same (`theming.md` 4.9). */
const maxBytes = 256 * 1024;

const addressOf = (tenantId: string, asset: string) =>
  asset === '' ? null : `/assets/brand/${tenantId}/${asset.slice('asset:'.length).replace('-', '.')}`;

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** A logo: sent at once, validated and cleaned by the platform; what was left out of a drawing is said. */
export function LogoField({ label, tenantId, value, onChange }: LogoFieldProps) {
  const t = useTranslations('settings');
  const textOf = useErrorText();
  const upload = useLogoUpload(tenantId);
  const texts = t($ => $.settings.theme, { returnObjects: true });
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [removed, setRemoved] = useState<readonly string[]>([]);

  const send = async (file: File) => {
    setError(undefined);
    setRemoved([]);
    if (file.size > maxBytes) return setError(textOf({ code: 'logoTooLarge' }));
    setIsBusy(true);
    try {
      const stored = await upload(await base64Of(file));
      setRemoved(stored.removed);
      onChange(stored.asset);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const code = failure.fields[0]?.code;
      setError(isErrorCode(code) ? textOf({ code }) : failure.message || textOf({ code: 'unexpected' }));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <ImageField
      label={label}
      hint={
        removed.length > 0 ? t($ => $.settings.theme.removed, { parts: removed.join(', ') }) : texts.logoHint
      }
      error={error}
      isOptional
      emptyText={texts.noLogo}
      accept={accepted}
      url={addressOf(tenantId, value)}
      isBusy={isBusy}
      onFile={file => void send(file)}
      onRemove={() => onChange('')}
    />
  );
}

interface LogoFieldProps {
  readonly label: string;
  readonly tenantId: string;
  /** `asset:…`, or nothing. */
  readonly value: string;
  readonly onChange: (asset: string) => void;
}
