import { restrictionKinds } from '@dossier/api/contract';
import { useTexts, useTranslations } from '../translations.ts';
import type { ChangeTexts } from './change-texts.ts';
import type { ReaderNames } from './use-reader-names.ts';

/** How a change of who sees restricted clients is read; the path names the kind, and users or groups. */
export function useReaderChanges(names: ReaderNames | undefined): ChangeTexts {
  const t = useTranslations('restrictedClients');
  const texts = useTexts('restrictedClients');
  const all = [...(names?.users ?? []), ...(names?.groups ?? [])];
  return {
    labelOf: path => {
      const kind = restrictionKinds.find(each => path.startsWith(`${each}.`));
      if (!kind) return texts.title;
      const of = path.endsWith('.groups') ? 'groups' : 'users';
      return t($ => $.restrictedClients[of], { kind: texts.kinds[kind] });
    },
    textOf: ids =>
      Array.isArray(ids) && ids.length > 0
        ? ids.map(id => all.find(({ value }) => value === id)?.label ?? String(id)).join(', ')
        : texts.noOne,
  };
}
