import { usePermissions } from '@dossier/api/access';
import type { PartyNode } from '@dossier/api/contract';
import { useParty } from '@dossier/api/parties';
import { Stack } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { formatCount } from '../../../shared/format.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { partyName } from '../../../shared/party-file/party-name.ts';

/** Where else a party takes part: its data are one, so that a change shows there too. Nothing while it is only here. */
export function OtherRegistrations({ registrationId, party }: OtherRegistrationsProps) {
  const t = useTranslations('parties');
  const [locale] = useLocale();
  const { may } = usePermissions(['clientFileRead']);
  const { data } = useParty(may('clientFileRead') ? (party._id ?? null) : null);
  const others = data?.registrations.filter(({ _id }) => _id !== registrationId) ?? [];
  if (others.length === 0) return null;
  const count = others.length;
  return (
    <Stack gap="small">
      <p>{t($ => $.parties.linking.alsoIn, { count, formatted: formatCount(count, locale) })}</p>
      <ul
        aria-label={t($ => $.parties.linking.others, { name: partyName(party) })}
        className="flex flex-wrap gap-x-4 gap-y-2"
      >
        {others.map(({ _id, number, name }) => (
          <li key={_id}>
            <Link href={`/administration/registrations/${_id}?section=parties`}>{`${name}, ${number}`}</Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface OtherRegistrationsProps {
  /** The one that the page shows. */
  readonly registrationId: string;
  readonly party: PartyNode;
}
