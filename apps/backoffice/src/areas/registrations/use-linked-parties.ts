import type { SuggestedParty } from '@dossier/api/parties';
import type { PathViolation } from '@dossier/ui/form';
import { useState } from 'react';
import { useTranslations } from '../../shared/translations.ts';
import { partiesOf, type LinkedParties, type PartyOfForm, type Start } from './new-registration.ts';

export function useLinkedParties(start: Start) {
  const t = useTranslations('parties');
  const [linked, setLinked] = useState<LinkedParties>({});
  const clientAt = (path: string) => {
    const name = partiesOf(start)[Number(/^parties\[(\d)\]/.exec(path)?.[1])];
    return name && linked[name];
  };
  return {
    linked,
    link: (name: PartyOfForm, party: SuggestedParty) => setLinked(last => ({ ...last, [name]: party })),
    unlink: (name: PartyOfForm) => setLinked(({ [name]: _unlinked, ...others }) => others),
    /** What the platform refused of a linked client: it has no field on the page. Undefined where everything has one. */
    violationText: (violations: readonly PathViolation[]): string | undefined => {
      const [refused] = violations.flatMap(({ path }) => {
        const client = clientAt(path);
        return client ? [{ path, name: client.name }] : [];
      });
      if (!refused) return undefined;
      const { path, name } = refused;
      return path.endsWith('.email')
        ? t($ => $.parties.linking.noEmail, { name })
        : t($ => $.parties.linking.gone, { name });
    },
  };
}
