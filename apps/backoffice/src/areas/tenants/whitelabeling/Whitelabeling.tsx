import type { Section } from '@dossier/api/tenants';
import { useClient } from '@dossier/api/client';
import { Columns, Stack } from '@dossier/ui/layout';
import { BrandError, createTheme, parseBrand, themeCss, type Brand } from '@dossier/ui/theme';
import { useToasts } from '@dossier/ui/toast';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../../shared/LoadingPage.tsx';
import { triedSelector, tryTheme } from '../../../shared/previewed-theme.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useHasColumns } from '../../../shared/use-media.ts';
import { useSaveSection } from '../use-save-section.ts';
import { brandOf, draftOf, type ThemeDraft } from './draft.ts';
import { ThemeActions } from './ThemeActions.tsx';
import { ThemeConflict } from './ThemeConflict.tsx';
import { ThemeColours, ThemeControls } from './ThemeControls.tsx';
import { ThemeHistory } from './ThemeHistory.tsx';
import { PreviewControls, ThemePreview, usePreviewDisplay } from './ThemePreview.tsx';
import { ThemeReport } from './ThemeReport.tsx';
import { ThemeTools } from './ThemeTools.tsx';

/** The look of the firm (`theming.md` 4.8): controls, live preview, report; draft, try, publish, history. */
export function Whitelabeling({ tenantId }: { readonly tenantId: string }) {
  const t = useTranslations('settings');
  const saving = useSaveSection(tenantId, 'whitelabeling', { saved: t($ => $.settings.theme.published) });
  if (saving.error) return <LoadFailed error={saving.error} onRetry={() => void saving.reload()} />;
  if (!saving.section) return <LoadingPage />;
  // Another version begins another edit; what is typed is kept as a draft.
  return <Editor key={saving.section.version} tenantId={tenantId} saving={saving} section={saving.section} />;
}

interface EditorProps {
  readonly tenantId: string;
  readonly saving: ReturnType<typeof useSaveSection<'whitelabeling'>>;
  readonly section: Section<'whitelabeling'>;
}

function Editor({ tenantId, saving, section }: EditorProps) {
  const t = useTranslations('settings');
  const texts = t($ => $.settings.theme, { returnObjects: true });
  const { show } = useToasts();
  const { drafts } = useClient();
  const base = useMemo(() => parseBrand(section.value), [section.value]);
  const [draft, setDraft] = useState<ThemeDraft>(() => draftOf(base));
  // A half-typed colour keeps the last whole look on show.
  const [brand, setBrand] = useState<Brand>(base);
  const theme = useMemo(() => createTheme(brand), [brand]);
  const display = usePreviewDisplay(theme);
  const hasColumns = useHasColumns();
  const draftKey = `settings look ${section.version}`;

  const apply = (next: ThemeDraft) => {
    setDraft(next);
    try {
      setBrand(brandOf(next, base));
    } catch (error) {
      if (!(error instanceof BrandError)) throw error;
    }
  };
  const change = (part: Partial<ThemeDraft>) => apply({ ...draft, ...part });

  const resume = useEffectEvent((storedDraft: Partial<ThemeDraft>) =>
    apply({ ...draftOf(base), ...storedDraft }),
  );
  useEffect(() => {
    let isCurrent = true;
    void drafts.load(draftKey).then(storedDraft => {
      if (isCurrent && storedDraft) resume(storedDraft.values);
    });
    return () => {
      isCurrent = false;
    };
  }, [drafts, draftKey]);

  const publish = async (value: Brand, reason: string | null) => {
    const refused = await saving.submit({ ...value }, section, reason);
    if (refused !== undefined) return;
    tryTheme(null);
    await drafts.remove(draftKey);
  };

  const colours = <ThemeColours draft={draft} onChange={change} />;
  const controls = <ThemeControls draft={draft} onChange={change} tenantId={tenantId} />;
  const report = <ThemeReport theme={theme} onPreferWhite={() => change({ onSolid: 'light' })} />;
  const preview = <ThemePreview theme={theme} tenantId={tenantId} display={display} isDocked={!hasColumns} />;
  const files = (
    <>
      <ThemeHistory
        tenantId={tenantId}
        onRestore={version =>
          publish(
            parseBrand(version.value),
            t($ => $.settings.theme.restored, { version: version.version }),
          )
        }
      />
      <ThemeTools
        theme={theme}
        onImport={imported => apply(draftOf(parseBrand({ ...imported, id: base.id, name: base.name })))}
      />
    </>
  );
  const actions = (
    <ThemeActions
      isChanged={JSON.stringify(brand) !== JSON.stringify(base)}
      isDocked={!hasColumns}
      onPublish={reason => publish(brand, reason)}
      onTry={() => tryTheme(themeCss(theme, triedSelector(tenantId)))}
      onDiscard={() => {
        apply(draftOf(base));
        void drafts.remove(draftKey);
      }}
      onSaveDraft={async () => {
        await drafts.save(draftKey, { values: { ...draft }, savedAt: Date.now() });
        show({ tone: 'success', text: texts.draftSaved });
      }}
    />
  );
  return (
    <Stack>
      {hasColumns ? (
        <Columns count="editor">
          <Stack>
            {colours}
            {controls}
            {files}
          </Stack>
          <Stack>
            {actions}
            <PreviewControls display={display} />
            {preview}
            {report}
          </Stack>
        </Columns>
      ) : (
        <Stack>
          {preview}
          {colours}
          <PreviewControls display={display} />
          {controls}
          {report}
          {files}
          {actions}
        </Stack>
      )}
      <ThemeConflict saving={saving} draft={draft} />
    </Stack>
  );
}
