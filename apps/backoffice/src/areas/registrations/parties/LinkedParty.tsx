import type { SuggestedParty } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { EntityName } from '@dossier/ui/entity-name';
import { Cluster, Stack } from '@dossier/ui/layout';
import { useLayoutEffect, useRef } from 'react';
import { formatDay } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';

/** The client whose data are used in place of entering them, with the way back. */
export function LinkedParty({ party, onEnter }: LinkedPartyProps) {
  const { linking } = useTexts('parties');
  const [locale] = useLocale();
  const enter = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the focus would fall to the start of the page.
  useLayoutEffect(() => enter.current?.focus(), []);
  const { name, type, beganOn, city } = party;
  return (
    <div role="group" aria-label={name}>
      <Stack>
        <Cluster justify="between">
          <div>
            <EntityName kind={type === 'LE' ? 'company' : 'person'}>{name}</EntityName>
            <p>{[beganOn && formatDay(beganOn, locale), city].filter(Boolean).join(' · ')}</p>
          </div>
          <Button ref={enter} size="small" onClick={onEnter}>
            {linking.enter}
          </Button>
        </Cluster>
        <p role="status">{linking.linked}</p>
      </Stack>
    </div>
  );
}

interface LinkedPartyProps {
  readonly party: SuggestedParty;
  /** Back to the fields; what was typed is still there. */
  readonly onEnter: () => void;
}
