import { ApiError } from '@dossier/api/gateway';
import { useSection, type Section, type SectionValues } from '@dossier/api/tenants';
import type { SettingsSection } from '@dossier/api/contract';
import type { PathViolation } from '@dossier/ui/form';
import { useErrorText } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import { useState } from 'react';
import { useWords } from '../../shared/words.ts';

/** What two people made of the same version. */
export interface Conflict<Name extends SettingsSection> {
  readonly base: SectionValues[Name];
  readonly mine: SectionValues[Name];
  readonly theirs: Section<Name>;
}

/** Saves a section, says so, and keeps what one typed when somebody else was faster. */
export function useSaveSection<Name extends SettingsSection>(tenantId: string | null, name: Name) {
  const t = useWords();
  const textOf = useErrorText();
  const { show } = useToasts();
  const stored = useSection(tenantId, name);
  const { section, error, reload } = stored;
  const [conflict, setConflict] = useState<Conflict<Name> | null>(null);

  /** @returns the fields that the platform refused; undefined when it was saved, or a person has to choose. */
  async function submit(
    value: SectionValues[Name],
    base: { readonly version: number; readonly value: SectionValues[Name] },
    reason: string | null = null,
  ): Promise<readonly PathViolation[] | undefined> {
    try {
      await stored.save(value, base.version, reason);
      setConflict(null);
      show({ tone: 'success', text: t($ => $.settings.saved) });
      return undefined;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.status === 412) {
        const theirs = await reload();
        if (theirs) setConflict({ base: base.value, mine: value, theirs });
        return [];
      }
      if (failure.fields.length > 0)
        return failure.fields.map(field => ({ ...field, path: field.path.replace(/^value\./, '') }));
      const text = failure.kind === 'refused' ? failure.message : textOf({ code: 'unexpected' });
      show({ tone: 'error', text, requestId: failure.requestId });
      return [];
    }
  }

  return { section, error, reload, submit, conflict, dismissConflict: () => setConflict(null) };
}
