import type { Section } from '@dossier/api/tenants';
import { useClient } from '@dossier/api/client';
import { Columns, Stack } from '@dossier/ui/layout';
import { BrandError, createTheme, parseBrand, themeCss, type Brand } from '@dossier/ui/theme';
import { useToasts } from '@dossier/ui/toast';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../../shared/LoadingPage.tsx';
import { triedSelector, tryLook } from '../../../shared/tried-look.ts';
import { useLooksWords } from '../../../shared/looks-words.ts';
import { useWords } from '../../../shared/words.ts';
import { SectionConflict } from '../SectionConflict.tsx';
import { useSaveSection } from '../use-save-section.ts';
import { brandOf, draftOf, type LookDraft } from './draft.ts';
import { LookActions } from './LookActions.tsx';
import { LookControls } from './LookControls.tsx';
import { LookHistory } from './LookHistory.tsx';
import { LookPreview } from './LookPreview.tsx';
import { LookReport } from './LookReport.tsx';

/** The look of the firm (`theming.md` 4.8): controls, live preview, report; draft, try, publish, history. */
export function Whitelabeling({ tenantId }: { readonly tenantId: string }) {
  const look = useSaveSection(tenantId, 'whitelabeling');
  if (look.error) return <LoadFailed error={look.error} onRetry={() => void look.reload()} />;
  if (!look.section) return <LoadingPage />;
  // Another version begins another edit; what is typed is kept as a draft.
  return <Editor key={look.section.version} tenantId={tenantId} look={look} section={look.section} />;
}

interface EditorProps {
  readonly tenantId: string;
  readonly look: ReturnType<typeof useSaveSection<'whitelabeling'>>;
  readonly section: Section<'whitelabeling'>;
}

function Editor({ tenantId, look, section }: EditorProps) {
  useLooksWords();
  const t = useWords();
  const words = t($ => $.settings.look, { returnObjects: true });
  const { show } = useToasts();
  const { drafts } = useClient();
  const base = useMemo(() => parseBrand(section.value), [section.value]);
  const [draft, setDraft] = useState<LookDraft>(() => draftOf(base));
  // A half-typed colour keeps the last whole look on show.
  const [brand, setBrand] = useState<Brand>(base);
  const theme = useMemo(() => createTheme(brand), [brand]);
  const draftKey = `settings look ${section.version}`;

  const apply = (next: LookDraft) => {
    setDraft(next);
    try {
      setBrand(brandOf(next, base));
    } catch (error) {
      if (!(error instanceof BrandError)) throw error;
    }
  };
  const change = (part: Partial<LookDraft>) => apply({ ...draft, ...part });

  const resume = useEffectEvent((kept: Partial<LookDraft>) => apply({ ...draftOf(base), ...kept }));
  useEffect(() => {
    let isCurrent = true;
    void drafts.load(draftKey).then(kept => {
      if (isCurrent && kept) resume(kept.values);
    });
    return () => {
      isCurrent = false;
    };
  }, [drafts, draftKey]);

  const publish = async (value: Brand, reason: string | null) => {
    const refused = await look.submit({ ...value }, section, reason);
    if (refused !== undefined) return;
    tryLook(null);
    await drafts.remove(draftKey);
  };

  return (
    <Stack>
      <p>{words.intro}</p>
      <Columns count="aside">
        <Stack>
          <LookPreview theme={theme} tenantId={tenantId} />
          <LookReport theme={theme} onPreferWhite={() => change({ onSolid: 'light' })} />
          <LookHistory
            tenantId={tenantId}
            onRestore={version =>
              void publish(
                parseBrand(version.value),
                t($ => $.settings.look.restored, { version: version.version }),
              )
            }
          />
        </Stack>
        <Stack>
          <LookControls draft={draft} onChange={change} tenantId={tenantId} />
          <LookActions
            theme={theme}
            isChanged={JSON.stringify(brand) !== JSON.stringify(base)}
            onPublish={reason => publish(brand, reason)}
            onTry={() => tryLook(themeCss(theme, triedSelector(tenantId)))}
            onDiscard={() => {
              apply(draftOf(base));
              void drafts.remove(draftKey);
            }}
            onImport={imported => apply(draftOf(parseBrand({ ...imported, id: base.id, name: base.name })))}
            onSaveDraft={async () => {
              await drafts.save(draftKey, { values: { ...draft }, savedAt: Date.now() });
              show({ tone: 'success', text: words.draftSaved });
            }}
          />
        </Stack>
      </Columns>
      {look.conflict && (
        <SectionConflict
          label={words.colour}
          theirsLabel={look.conflict.theirs.updatedBy ?? t($ => $.settings.byPlatform)}
          fields={(Object.keys(draft) as (keyof LookDraft)[])
            .filter(key => key in words)
            .map(key => ({
              id: key,
              label: words[key as 'primary'],
              base: draftOf(parseBrand(look.conflict?.base))[key],
              theirs: draftOf(parseBrand(look.conflict?.theirs.value))[key],
              mine: draftOf(parseBrand(look.conflict?.mine))[key],
            }))}
          onClose={look.dismissConflict}
          onSave={merged => {
            if (!look.conflict) return;
            const theirs = parseBrand(look.conflict.theirs.value);
            const chosen = { ...draftOf(parseBrand(look.conflict.mine)), ...(merged as Partial<LookDraft>) };
            void look.submit({ ...brandOf(chosen, theirs) }, look.conflict.theirs);
          }}
        />
      )}
    </Stack>
  );
}
