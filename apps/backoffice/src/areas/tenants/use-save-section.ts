import { ApiError } from '@dossier/api/gateway';
import { useSection, type Section, type SectionValues } from '@dossier/api/tenants';
import type { SettingsSection } from '@dossier/api/contract';
import type { PathViolation } from '@dossier/ui/form';
import { useErrorText } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import { useState } from 'react';
import { useTranslations } from '../../shared/translations.ts';

export interface Conflict<Name extends SettingsSection> {
  readonly base: SectionValues[Name];
  readonly mine: SectionValues[Name];
  readonly theirs: Section<Name>;
}

/** Saves what was made of a version; gives back what is wrong with it. */
export type SaveSection<Name extends SettingsSection> = (
  value: SectionValues[Name],
  base: { readonly version: number; readonly value: SectionValues[Name] },
  reason?: string | null,
) => Promise<readonly PathViolation[] | undefined>;

/** Nothing is wrong with a field, and nothing is saved: what was typed is still to be. */
const notSaved: readonly PathViolation[] = [{ path: 'root', code: 'unexpected' }];

/** What is said of answers that a page has its own text for. */
interface SaveTexts {
  /** The platform asks a second person, and nothing has changed yet. */
  readonly requested?: string;
  /** What has happened, where it is more than a section that was saved. */
  readonly saved?: string;
  /** Why the platform refuses the section, by code. */
  readonly refused?: Readonly<Record<string, string>>;
}

/** Saves a section, says so, and keeps what one typed when another user was faster. */
export function useSaveSection<Name extends SettingsSection>(
  tenantId: string | null,
  name: Name,
  texts: SaveTexts = {},
) {
  const t = useTranslations('settings');
  const textOf = useErrorText();
  const { show } = useToasts();
  const stored = useSection(tenantId, name);
  const { section, error, reload } = stored;
  const [conflict, setConflict] = useState<Conflict<Name> | null>(null);
  const [round, setRound] = useState(0);

  /** @returns the fields that the platform refused; undefined only when it was saved. */
  const submit: SaveSection<Name> = async (value, base, reason = null) => {
    try {
      const saved = await stored.save(value, base.version, reason);
      const requestedText = saved.version === base.version ? texts.requested : undefined;
      if (conflict) setRound(last => last + 1);
      setConflict(null);
      if (requestedText !== undefined) setRound(last => last + 1);
      show({ tone: 'success', text: requestedText ?? texts.saved ?? t($ => $.settings.saved) });
      return undefined;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.status === 412) {
        const theirs = await reload();
        setConflict({ base: base.value, mine: value, theirs });
        return notSaved;
      }
      const refused = failure.fields.flatMap(({ code }) => texts.refused?.[code] ?? []);
      if (failure.fields.length > 0 && refused.length === 0)
        return failure.fields.map(field => ({ ...field, path: field.path.replace(/^value\./, '') }));
      const text =
        refused[0] ?? (failure.kind === 'refused' ? failure.message : textOf({ code: 'unexpected' }));
      show({ tone: 'error', text, requestId: failure.requestId });
      return notSaved;
    }
  };

  return {
    section,
    error,
    reload,
    submit,
    /** How many conflicts were settled: each begins another form, with what came of it. */
    round,
    conflict,
    dismissConflict: () => setConflict(null),
  };
}
