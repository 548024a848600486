import { useMemberships } from '@dossier/api/parties';
import { Link } from '@dossier/ui/link';
import { Section } from '@dossier/ui/section';
import { ValueList } from '@dossier/ui/value-list';
import { formatDay } from '../../../shared/format.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { clientAddress } from '../client-address.ts';

/** The groups that a person is in today; nothing for someone who is in none. */
export function GroupsOfPerson({ id }: { readonly id: string }) {
  const t = useTranslations('clientGroups');
  const texts = useTexts('clientGroups');
  const [locale] = useLocale();
  const { data } = useMemberships(id);
  const current = data?.items.filter(({ isCurrent }) => isCurrent) ?? [];
  if (current.length === 0) return null;
  return (
    <Section title={texts.groups}>
      <ValueList
        items={current.map(({ _id, party, validFrom }) => ({
          id: _id,
          label: <Link href={clientAddress(party._id)}>{party.name}</Link>,
          value:
            validFrom === null ? '' : t($ => $.clientGroups.since, { day: formatDay(validFrom, locale) }),
        }))}
      />
    </Section>
  );
}
