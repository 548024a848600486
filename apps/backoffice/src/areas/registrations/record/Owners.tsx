import { ownershipOf, type PartyNode } from '@dossier/api/contract';
import { Link } from '@dossier/ui/link';
import { Section } from '@dossier/ui/section';
import { Stack } from '@dossier/ui/layout';
import { Status } from '@dossier/ui/status';
import { ValueList } from '@dossier/ui/value-list';
import { formatPercentage } from '../../../shared/format.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { rolesOf } from '../parties/ownership-data.ts';
import { everyParty, partyName } from '../../../shared/party-file/party-name.ts';

/** Who owns and represents each company of a registration: the shares, and what they come to. Nothing without a company. */
export function Owners({ parties, address }: OwnersProps) {
  const texts = useTexts('registration').summary;
  const companies = everyParty(parties).filter(({ party }) => party.legalEntity);
  if (companies.length === 0) return null;
  return (
    <Section title={texts.owners}>
      <Stack>
        {companies.map(({ party }) => (
          <OwnersOfCompany
            key={party._id}
            company={party}
            address={address}
            isOnly={companies.length === 1}
          />
        ))}
      </Stack>
    </Section>
  );
}

function OwnersOfCompany({ company, address, isOnly }: OwnersOfCompanyProps) {
  const t = useTranslations('parties', 'registration');
  const texts = t($ => $.registration.summary, { returnObjects: true });
  const badges = t($ => $.parties.badges, { returnObjects: true });
  const [locale] = useLocale();
  const members = company.parties ?? [];
  const { total, over } = ownershipOf(members.map(member => member.ownershipPercentage));
  if (members.length === 0) return isOnly ? <p>{texts.noOwners}</p> : null;
  const percent = (value: number) => formatPercentage(value, locale);
  const check =
    over > 0
      ? ({ tone: 'danger', text: t($ => $.registration.summary.over, { over: percent(over) }) } as const)
      : total < 100
        ? ({
            tone: 'warning',
            text: t($ => $.registration.summary.unknown, { rest: percent(100 - total) }),
          } as const)
        : null;
  return (
    <Stack gap="small">
      {!isOnly && <p>{t($ => $.registration.summary.ownersOf, { name: partyName(company) })}</p>}
      <ValueList
        items={members.map(member => ({
          id: member._id ?? '',
          label: <Link href={`${address}?section=parties`}>{partyName(member)}</Link>,
          note: rolesOf(member, badges).join(', '),
          value:
            member.ownershipPercentage === undefined
              ? texts.noShare
              : percent(Number(member.ownershipPercentage)),
        }))}
        total={{
          label: texts.total,
          note: check && <Status tone={check.tone}>{check.text}</Status>,
          value: percent(total),
        }}
      />
    </Stack>
  );
}

interface OwnersProps {
  readonly parties: readonly PartyNode[];
  /** Of the record. */
  readonly address: string;
}

interface OwnersOfCompanyProps {
  readonly company: PartyNode;
  readonly address: string;
  readonly isOnly: boolean;
}
