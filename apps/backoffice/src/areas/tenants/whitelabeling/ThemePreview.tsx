import { Section } from '@dossier/ui/section';
import { SegmentedControl } from '@dossier/ui/segmented-control';
import { Cluster, Stack } from '@dossier/ui/layout';
import { densities, themeCss, type Theme } from '@dossier/ui/theme';
import { useEffect, useRef, useState } from 'react';
import {
  previewReady,
  previewScreens,
  type PreviewMessage,
  type PreviewScreen,
} from '../../../shared/preview-message.ts';
import { triedSelector } from '../../../shared/previewed-theme.ts';
import { useTranslations } from '../../../shared/translations.ts';

const modes = ['light', 'dark', 'more'] as const;

/** Real screens of the product in the look that is being edited. The frame hears each change; nothing is saved for it. */
export function ThemePreview({ theme, tenantId }: { readonly theme: Theme; readonly tenantId: string }) {
  const t = useTranslations('settings', 'theme');
  const texts = t($ => $.settings.theme, { returnObjects: true });
  const frame = useRef<HTMLIFrameElement>(null);
  const [screen, setScreen] = useState<PreviewScreen>('list');
  const [mode, setMode] = useState<(typeof modes)[number]>('light');
  const themeDensity = theme.brand.density;
  // A look at another density lasts until the firm's own is changed: then that is what someone wants to see.
  const [other, setOther] = useState({ themeDensity, density: themeDensity });
  const density = other.themeDensity === themeDensity ? other.density : themeDensity;

  useEffect(() => {
    const message: PreviewMessage = {
      kind: 'dossier preview',
      css: themeCss(theme, triedSelector(tenantId)),
      scheme: mode === 'dark' ? 'dark' : 'light',
      contrast: mode === 'more' ? 'more' : 'standard',
      density,
    };
    const notify = () => frame.current?.contentWindow?.postMessage(message, location.origin);
    const hear = ({ data, origin }: MessageEvent<unknown>) => {
      if (origin === location.origin && data === previewReady) notify();
    };
    addEventListener('message', hear);
    notify();
    return () => removeEventListener('message', hear);
  }, [theme, mode, density, tenantId, screen]);

  return (
    <Stack>
      <Cluster justify="between">
        <SegmentedControl
          label={texts.screen}
          size="small"
          value={screen}
          onValueChange={value => setScreen(previewScreens.find(candidate => candidate === value) ?? 'list')}
          segments={previewScreens.map(value => ({ value, label: t($ => $.theme.screens[value]) }))}
        />
        <SegmentedControl
          label={texts.mode}
          size="small"
          value={mode}
          onValueChange={value => setMode(modes.find(candidate => candidate === value) ?? 'light')}
          segments={modes.map(value => ({ value, label: t($ => $.theme.modes[value]) }))}
        />
        <SegmentedControl
          label={texts.density}
          size="small"
          value={density}
          onValueChange={value =>
            setOther({
              themeDensity,
              density: densities.find(candidate => candidate === value) ?? themeDensity,
            })
          }
          segments={densities.map(value => ({ value, label: t($ => $.theme.choices[value]) }))}
        />
      </Cluster>
      <Section title={texts.preview} variant="sheet">
        {/* Inert: it is looked at; nothing in it can be pressed or take the focus. Smaller, so that a desktop's page has room. */}
        <div className="h-96 overflow-hidden">
          <iframe
            ref={frame}
            inert
            tabIndex={-1}
            title={texts.preview}
            src={`/preview/${screen}`}
            className="size-full lg:size-[142.857%] lg:origin-top-left lg:scale-70 lg:rtl:origin-top-right"
          />
        </div>
      </Section>
    </Stack>
  );
}
