import { Section } from '@dossier/ui/section';
import { SegmentedControl } from '@dossier/ui/segmented-control';
import { Cluster, Sheet } from '@dossier/ui/layout';
import { densities, themeCss, type Density, type Theme } from '@dossier/ui/theme';
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

/** Which page the preview shows, and in which appearance. */
export interface PreviewDisplay {
  readonly screen: PreviewScreen;
  readonly mode: (typeof modes)[number];
  readonly density: Density;
  readonly change: (part: Partial<Pick<PreviewDisplay, 'screen' | 'mode' | 'density'>>) => void;
}

export function usePreviewDisplay(theme: Theme): PreviewDisplay {
  const themeDensity = theme.brand.density;
  const [chosen, setChosen] = useState({
    screen: 'list' as PreviewScreen,
    mode: 'light' as PreviewDisplay['mode'],
    density: themeDensity,
    themeDensity,
  });
  return {
    ...chosen,
    // Another density lasts until the firm's own is changed: then that is what someone wants to see.
    density: chosen.themeDensity === themeDensity ? chosen.density : themeDensity,
    change: part => setChosen(current => ({ ...current, ...part, ...(part.density && { themeDensity }) })),
  };
}

/** Chooses what the preview shows. */
export function PreviewControls({ display }: { readonly display: PreviewDisplay }) {
  const t = useTranslations('settings', 'theme');
  const texts = t($ => $.settings.theme, { returnObjects: true });
  const control = <Key extends 'screen' | 'mode' | 'density'>(
    key: Key,
    values: readonly PreviewDisplay[Key][],
    labelOf: (value: PreviewDisplay[Key]) => string,
  ) => (
    <SegmentedControl
      label={texts[key]}
      size="small"
      value={display[key]}
      onValueChange={value => display.change({ [key]: value })}
      segments={values.map(value => ({ value, label: labelOf(value) }))}
    />
  );
  return (
    <Cluster justify="between">
      {control('screen', previewScreens, value => t($ => $.theme.screens[value]))}
      {control('mode', modes, value => t($ => $.theme.modes[value]))}
      {control('density', densities, value => t($ => $.theme.choices[value]))}
    </Cluster>
  );
}

/**
 * Real screens of the product in the theme that is being edited. The frame hears each change; nothing is saved for it.
 * On a phone it is low and stays at the top of the window, above what changes it.
 */
export function ThemePreview({ theme, tenantId, display, isDocked = false }: ThemePreviewProps) {
  const t = useTranslations('settings');
  const title = t($ => $.settings.theme.preview);
  const frame = useRef<HTMLIFrameElement>(null);
  const { screen, mode, density } = display;

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

  // Inert: it is viewed; nothing in it can be pressed or take the focus. Smaller, so that a desktop's page has room.
  const content = (
    <iframe
      ref={frame}
      inert
      tabIndex={-1}
      title={title}
      src={`/preview/${screen}`}
      className={`origin-top-left rtl:origin-top-right ${isDocked ? 'size-[200%] scale-50' : 'size-[142.857%] scale-70'}`}
    />
  );
  return isDocked ? (
    // A phone on its side is too low for it: there it scrolls with the page.
    <Sheet
      className="top-0 z-10 [@media(height>=32rem)]:sticky"
      columns={[[{ id: 'preview', content: <div className="-m-panel h-48 overflow-hidden">{content}</div> }]]}
    />
  ) : (
    <Section title={title} variant="sheet">
      <div className="h-96 overflow-hidden">{content}</div>
    </Section>
  );
}

interface ThemePreviewProps {
  readonly theme: Theme;
  readonly tenantId: string;
  readonly display: PreviewDisplay;
  readonly isDocked?: boolean;
}
