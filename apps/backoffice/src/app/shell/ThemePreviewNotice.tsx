import { Button } from '@dossier/ui/button';
import { Cluster } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { tryTheme, useIsTrying } from '../../shared/previewed-theme.ts';
import { useTranslations } from '../../shared/translations.ts';

/** Says on every page that a look is being tried, and ends it. */
export function ThemePreviewNotice() {
  const t = useTranslations('frame');
  if (!useIsTrying()) return null;
  return (
    <Notice tone="info">
      <Cluster justify="between">
        {t($ => $.frame.notices.tryingTheme)}
        <Button size="small" onClick={() => tryTheme(null)}>
          {t($ => $.frame.notices.stopTrying)}
        </Button>
      </Cluster>
    </Notice>
  );
}
