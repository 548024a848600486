import {
  crsCountries,
  eeaCountries,
  highRiskCountries,
  notAnswered,
  sensitiveSectors,
  type RiskInput,
  type RiskRuleId,
} from '@dossier/validators/risk-assessment';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { readAround, readParties, type Around, type Party, type PartyData } from '../../parties/service.ts';
import { registrationsAsClient } from '../../registrations/service.ts';

/** What the file says about a rule: of whom, and with which codes. */
export interface PartyInput extends RiskInput {
  readonly party_id: string;
  readonly values: readonly string[];
}

interface Client {
  readonly party: Party;
  readonly around: Around;
  /** Everyone around the client, by id. */
  readonly parties: ReadonlyMap<string, Party>;
  readonly channel: string | null;
  /** yyyy-mm-dd. */
  readonly today: string;
}

/** What the file of a client answers to the rules of 4.6. Of products, screening and amounts it says nothing yet. */
export async function readRiskInputs(work: UnitOfWork, party: Party): Promise<readonly PartyInput[]> {
  const around = await readAround(work, party.id);
  const [newest] = await registrationsAsClient(work, party.id);
  const client: Client = {
    party,
    around,
    parties: await readParties(work, [
      party.id,
      ...around.owners,
      ...around.companies,
      ...around.representatives,
    ]),
    channel: newest?.channel ?? null,
    today: work.now.toISOString().slice(0, 10),
  };
  return sources.flatMap(source => source(client));
}

type Source = (client: Client) => readonly PartyInput[];

const input = (
  rule: RiskRuleId,
  party: Party,
  branch: string | null,
  values: readonly string[] = [],
): PartyInput => ({ rule, branch, party_id: party.id, values });

const partiesOf = ({ parties }: Client, ids: readonly string[]): readonly Party[] =>
  [...new Set(ids)].flatMap(id => parties.get(id) ?? []);

/** Persons whose exposure counts: the client, the owners, and who acts for the client. */
const personsOf = (client: Client): readonly Party[] =>
  partiesOf(client, [client.party.id, ...client.around.owners, ...client.around.representatives]).filter(
    ({ type }) => type === 'NP',
  );

const monthsAfterOffice = 12;

/** Twelve months after leaving office someone is no longer exposed for it (Wwft, Uitvoeringsbesluit art. 2). */
function isStillExposed(until: string | null | undefined, today: string): boolean {
  if (!until) return true;
  const end = new Date(`${until}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + monthsAfterOffice);
  return end.toISOString().slice(0, 10) >= today;
}

const politicalExposure: Source = client =>
  personsOf(client).map(person => {
    const { politicallyExposed: self, relatedToPoliticallyExposed: related } = person.data;
    if (self?.applies && isStillExposed(self.until, client.today))
      return input('politicalExposure', person, 'self');
    if (related?.applies) return input('politicalExposure', person, 'related');
    const isAnswered = typeof self?.applies === 'boolean';
    return input('politicalExposure', person, isAnswered ? null : notAnswered);
  });

const stakForm = /^(?:stak|stichting administratiekantoor)$/i;

const specialStructure: Source = client =>
  partiesOf(client, [client.party.id, ...client.around.companies]).map(party => {
    const { complexLegalStructure: codes = [], legalForm } = party.data;
    const special = codes.filter(code => code !== 'none');
    if (special.includes('bearerShares')) return input('specialStructure', party, 'bearerShares', special);
    if (special.length > 0) return input('specialStructure', party, 'special', special);
    if (legalForm && stakForm.test(legalForm)) return input('specialStructure', party, 'stak');
    const isUnanswered = codes.length === 0 && party.id === client.party.id;
    return input('specialStructure', party, isUnanswered ? notAnswered : null);
  });

const complexStructure: Source = client => {
  if (client.party.type !== 'LE') return [input('complexStructure', client.party, null)];
  const companies = partiesOf(client, [client.party.id, ...client.around.companies]);
  const countries = [...new Set(companies.flatMap(({ data }) => data.address?.country ?? []))].toSorted();
  const isComplex = client.around.layers >= 3 || countries.length >= 2;
  return [
    input(
      'complexStructure',
      client.party,
      isComplex ? 'layersOrCountries' : null,
      countries.length >= 2 ? countries : [],
    ),
  ];
};

const sector: Source = ({ party }) => {
  const { industry = [] } = party.data;
  const sensitive = industry.filter(code => sensitiveSectors.has(code));
  if (sensitive.length > 0) return [input('sector', party, 'sensitive', sensitive)];
  return [input('sector', party, industry.length === 0 ? notAnswered : null)];
};

const verifications = {
  confirmed: null,
  notConfirmed: notAnswered,
  notVerified: 'notVerified',
  closedLoop: 'closedLoop',
} as const;

const ownersNotVerified: Source = ({ party, around }) => [
  input('ownersNotVerified', party, party.type === 'LE' ? verifications[around.verification] : null),
];

/** Where someone lives, is a national of and pays tax. */
const countriesOf = ({ address, nationality, otherNationalities, taxResidencies }: PartyData) => [
  ...[address?.country, nationality].flatMap(code => code ?? []),
  ...(otherNationalities ?? []),
  ...(taxResidencies ?? []).map(({ country }) => country),
];

const highRiskCountry: Source = client =>
  partiesOf(client, [client.party.id, ...client.around.owners, ...client.around.companies]).map(party => {
    const listed = [...new Set(countriesOf(party.data).filter(code => highRiskCountries.has(code)))];
    if (listed.length > 0) return input('highRiskCountry', party, 'listed', listed);
    // Without a country no one can say that it is none of the list.
    const isUnanswered = party.id === client.party.id && countriesOf(party.data).length === 0;
    return input('highRiskCountry', party, isUnanswered ? notAnswered : null);
  });

const outsideEea: Source = ({ party }) => {
  const country = party.data.address?.country;
  if (!country) return [input('outsideEea', party, notAnswered)];
  return [input('outsideEea', party, eeaCountries.has(country) ? null : 'residence', [country])];
};

const taxOutsideCrs: Source = ({ party }) => {
  const countries = (party.data.taxResidencies ?? []).map(({ country }) => country);
  const outside = countries.filter(country => !crsCountries.has(country));
  if (outside.length > 0) return [input('taxOutsideCrs', party, 'residence', outside)];
  return [input('taxOutsideCrs', party, countries.length === 0 ? notAnswered : null)];
};

const usPerson: Source = ({ party }) => {
  const answer = party.data.USPerson;
  return [input('usPerson', party, typeof answer !== 'boolean' ? notAnswered : answer ? 'yes' : null)];
};

/** Channels through which a client comes in without meeting anyone. */
const remoteChannels: ReadonlySet<string> = new Set(['Self-service', 'iOS']);

const remote: Source = ({ party, channel }) =>
  channel === null ? [] : [input('remote', party, remoteChannels.has(channel) ? 'withoutLiveness' : null)];

const funds: Source = ({ party }) => {
  const { originOfAssets = [] } = party.data;
  // Only a person says where their assets come from.
  const isUnanswered = party.type === 'NP' && originOfAssets.length === 0;
  const from = (origin: string) => (originOfAssets.includes(origin) ? 'source' : null);
  return [
    input('lotteryOrCrypto', party, isUnanswered ? notAnswered : from('lotteryOrCrypto')),
    input('companySale', party, from('companySale')),
  ];
};

const sources: readonly Source[] = [
  politicalExposure,
  specialStructure,
  complexStructure,
  sector,
  ownersNotVerified,
  highRiskCountry,
  outsideEea,
  taxOutsideCrs,
  usPerson,
  remote,
  funds,
];
