import { Button } from '@dossier/ui/button';
import { downloadText } from '@dossier/ui/data-table';
import { Cluster } from '@dossier/ui/layout';
import { brandFromTokens, BrandError, themeTokens, type Brand, type Theme } from '@dossier/ui/theme';
import { useToasts } from '@dossier/ui/toast';
import { useRef } from 'react';
import { useTranslations } from '../../../shared/translations.ts';

/** A file of ours has the theme in an extension; one that was copied is the theme itself. */
const isThemeFile = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && ('$extensions' in content || 'brand' in content);

/** Takes a theme along as a file, and brings one back. */
export function ThemeTools({ theme, onImport }: ThemeToolsProps) {
  const t = useTranslations('settings');
  const texts = t($ => $.settings.theme, { returnObjects: true });
  const { show } = useToasts();
  const file = useRef<HTMLInputElement>(null);
  const { brand } = theme;
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
  return (
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
  );
}

interface ThemeToolsProps {
  readonly theme: Theme;
  readonly onImport: (brand: Brand) => void;
}
