import type { SuggestedParty } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { EntityName } from '@dossier/ui/entity-name';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { formatDay } from '../format.ts';
import { useTexts, useTranslations } from '../translations.ts';
import { useLocale } from '../use-locale.ts';
import type { TypedParty } from './suggestions-question.ts';
import { useSuggestedParties } from './use-suggested-parties.ts';

/** Clients who may be the one that is being typed: one of them can be used, and nothing is entered twice. */
export function SuggestedParties({ typed, type, excluded, onUse }: SuggestedPartiesProps) {
  const t = useTranslations('parties');
  const { linking } = useTexts('parties');
  const [locale] = useLocale();
  const parties = useSuggestedParties(typed).filter(
    party => party.type === type && !excluded.includes(party._id),
  );
  const reasonOf = ({ beganOn, city, match }: SuggestedParty) =>
    [beganOn && formatDay(beganOn, locale), city, linking.matches[match]].filter(Boolean).join(' · ');
  return (
    <div role="status">
      {parties.length > 0 && (
        <Notice title={linking.title}>
          <Stack>
            <p>{linking.hint}</p>
            <ul className="grid gap-3">
              {parties.map(party => (
                <li key={party._id}>
                  <Cluster justify="between">
                    <div>
                      <EntityName kind={type === 'LE' ? 'company' : 'person'}>{party.name}</EntityName>
                      <p>{reasonOf(party)}</p>
                    </div>
                    <Button
                      size="small"
                      onClick={() => onUse(party)}
                      aria-label={t($ => $.parties.linking.useOf, { name: party.name })}
                    >
                      {linking.use}
                    </Button>
                  </Cluster>
                </li>
              ))}
            </ul>
          </Stack>
        </Notice>
      )}
    </div>
  );
}

interface SuggestedPartiesProps {
  readonly typed: TypedParty;
  readonly type: 'NP' | 'LE';
  readonly excluded: readonly string[];
  readonly onUse: (party: SuggestedParty) => void;
}
