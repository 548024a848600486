import { Button } from '@dossier/ui/button';
import { downloadText } from '@dossier/ui/data-table';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { TextField } from '@dossier/ui/text-field';
import { brandFromTokens, BrandError, themeTokens, type Brand, type Theme } from '@dossier/ui/theme';
import { useToasts } from '@dossier/ui/toast';
import { useRef, useState } from 'react';
import { useTranslations } from '../../../shared/translations.ts';

/** A file of ours has the theme in an extension; one that was copied is the theme itself. */
const isThemeFile = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && ('$extensions' in content || 'brand' in content);

/** What can be done with a look: publish it, try it, keep it, take it along. Contrast cannot fail, so nothing is forbidden. */
export function ThemeActions(props: ThemeActionsProps) {
  const { theme, isChanged, onPublish, onTry, onDiscard, onImport, onSaveDraft } = props;
  const t = useTranslations('settings');
  const texts = t($ => $.settings.theme, { returnObjects: true });
  const { show } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState('');
  const file = useRef<HTMLInputElement>(null);

  const publish = async () => {
    setIsBusy(true);
    await onPublish(reason.trim() || null);
    setIsBusy(false);
    setIsAsking(false);
  };
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    let isTheme = false;
    try {
      const content: unknown = JSON.parse(await chosen.text());
      isTheme = isThemeFile(content);
      onImport(brandFromTokens(content));
    } catch (error) {
      const isOurs = error instanceof BrandError || error instanceof SyntaxError;
      if (!isOurs) throw error;
      show({
        tone: 'error',
        text:
          isTheme && error instanceof BrandError
            ? t($ => $.settings.theme.importInvalid, { key: error.key })
            : t($ => $.settings.theme.importFailed, { export: texts.export }),
      });
    }
  };
  const { brand } = theme;
  return (
    <Stack>
      <Cluster>
        <Button variant="primary" onClick={() => setIsAsking(true)}>
          {texts.publish}
        </Button>
        <Button onClick={() => void onSaveDraft()}>{texts.saveDraft}</Button>
        <Button onClick={onTry}>{texts.tryIt}</Button>
        {isChanged && (
          <Button variant="quiet" onClick={onDiscard}>
            {texts.discard}
          </Button>
        )}
      </Cluster>
      <Cluster>
        <Button
          variant="quiet"
          size="small"
          onClick={() =>
            void navigator.clipboard
              .writeText(JSON.stringify(brand, undefined, 2))
              .then(() => show({ tone: 'success', text: texts.copied }))
          }
        >
          {texts.copy}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() =>
            downloadText(
              `${brand.id}.tokens.json`,
              JSON.stringify(themeTokens(theme), undefined, 2),
              'application/json',
            )
          }
        >
          {texts.export}
        </Button>
        <Button variant="quiet" size="small" onClick={() => file.current?.click()}>
          {texts.import}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label={texts.import}
          onChange={event => {
            void read(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Cluster>
      <Modal
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.publish}
        width={460}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{t($ => $.settings.conflict.cancel)}</Button>
            <Button variant="primary" isBusy={isBusy} onClick={() => void publish()}>
              {texts.publish}
            </Button>
          </>
        }
      >
        <Stack>
          <p>{texts.publishQuestion}</p>
          <TextField label={t($ => $.settings.reason)} value={reason} onValueChange={setReason} />
        </Stack>
      </Modal>
    </Stack>
  );
}

interface ThemeActionsProps {
  readonly theme: Theme;
  readonly isChanged: boolean;
  readonly onPublish: (reason: string | null) => Promise<void>;
  readonly onTry: () => void;
  readonly onDiscard: () => void;
  readonly onImport: (brand: Brand) => void;
  readonly onSaveDraft: () => Promise<void>;
}
