import { parseBrand } from '@dossier/ui/theme';
import { useTranslations } from '../../../shared/translations.ts';
import { SectionConflict } from '../SectionConflict.tsx';
import type { useSaveSection } from '../use-save-section.ts';
import { brandOf, draftOf, type ThemeDraft } from './draft.ts';

/** Someone else published meanwhile: field by field, whose value holds. */
export function ThemeConflict({ saving, draft }: ThemeConflictProps) {
  const t = useTranslations('settings');
  const texts = t($ => $.settings.theme, { returnObjects: true });
  const { conflict } = saving;
  if (!conflict) return null;
  const base = draftOf(parseBrand(conflict.base));
  const theirs = draftOf(parseBrand(conflict.theirs.value));
  const mine = draftOf(parseBrand(conflict.mine));
  return (
    <SectionConflict
      label={texts.colour}
      theirsLabel={conflict.theirs.updatedBy ?? t($ => $.settings.byPlatform)}
      fields={(Object.keys(draft) as (keyof ThemeDraft)[])
        .filter(key => key in texts)
        .map(key => ({
          id: key,
          label: texts[key as 'primary'],
          base: base[key],
          theirs: theirs[key],
          mine: mine[key],
        }))}
      onClose={saving.dismissConflict}
      onSave={merged => {
        const chosen = { ...mine, ...(merged as Partial<ThemeDraft>) };
        void saving.submit({ ...brandOf(chosen, parseBrand(conflict.theirs.value)) }, conflict.theirs);
      }}
    />
  );
}

interface ThemeConflictProps {
  readonly saving: ReturnType<typeof useSaveSection<'whitelabeling'>>;
  readonly draft: ThemeDraft;
}
