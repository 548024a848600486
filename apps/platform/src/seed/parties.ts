import type { LegalEntity, NaturalPerson, PartyNode } from '@dossier/api/contract';
import { followUpsOf, sourceOfFunds } from '@dossier/validators/vocabularies';
import type { Chance } from './seeded-random.ts';
import * as numbers from './numbers.ts';
import { lands, type Land, type LandCode } from './cities.ts';

const taxNumbers: Readonly<Record<LandCode, (chance: Chance, born: string) => string>> = {
  NL: chance => numbers.bsn(chance),
  BE: numbers.belgianNational,
  FR: chance => numbers.frenchTax(chance),
  DE: chance => numbers.germanTax(chance),
};

const registerNumbers: Readonly<Record<LandCode, (chance: Chance) => string>> = {
  NL: numbers.chamberOfCommerce,
  BE: numbers.belgianEnterprise,
  FR: numbers.siren,
  DE: chance => `HRB ${chance.between(1_000, 99_999)}`,
};

/** A company's tax number goes with its number in the register, or is one of its own. */
const companyTaxNumbers: Readonly<Record<LandCode, (registered: string) => string>> = {
  NL: numbers.rsinFrom,
  BE: registered => registered,
  FR: registered => registered,
  DE: registered => `DE${registered.replaceAll(/\D/g, '').padStart(9, '1')}`,
};

/** Where the assets come from, as a colleague there writes it down. */
const explanations: Readonly<Record<LandCode, string>> = {
  NL: 'In de loop van de jaren opgebouwd. Jaaroverzichten gezien.',
  BE: 'In de loop van de jaren opgebouwd. Jaaroverzichten gezien.',
  FR: 'Constitué au fil des ans. Relevés annuels consultés.',
  DE: 'Über die Jahre aufgebaut. Jahresauszüge eingesehen.',
};

/** An origin with what the product asks about it: without that, no one could save the person again. */
function originIn(
  code: LandCode,
  year: number,
): Pick<NaturalPerson, 'originOfAssets' | 'originOfAssetsDetails'> {
  const origin = sourceOfFunds.codes[year % 4] ?? 'wageOrPension';
  const [question] = followUpsOf[origin];
  return {
    originOfAssets: [origin],
    originOfAssetsDetails: {
      [origin]: { ...(question && { question }), amountBand: 'upTo250k', explanation: explanations[code] },
    },
  };
}

function addressIn(land: Land, chance: Chance) {
  return {
    line1: `${chance.pick(land.streets)} ${chance.between(1, 240)}`,
    postalCode: land.postalCode(chance),
    city: chance.pick(land.cities),
    country: land.code,
  };
}

const date = (chance: Chance, firstYear: number, lastYear: number) =>
  new Date(Date.UTC(chance.between(firstYear, lastYear), chance.between(0, 11), chance.between(1, 28)))
    .toISOString()
    .slice(0, 10);

/** A name as it stands in addresses: letters of ASCII, points between. */
const mailName = (text: string) =>
  text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.|\.$/g, '');

export interface PersonName {
  readonly givenNames: string;
  readonly lastName: string;
  readonly sex?: 'male' | 'female';
}

const sectors = ['none', 'hospitality', 'none', 'construction', 'realEstate', 'none', 'transport', 'crypto'];

/** The sector of someone who began on a day: not by chance, so that nothing else of the demo data moves. */
const sectorOf = (day: string): string => sectors[Number(day.slice(-2)) % sectors.length] ?? 'none';

/** Someone who could live there. `today` (yyyy-mm-dd) decides how old people are. */
export function person(chance: Chance, code: LandCode, today: string, name?: PersonName): NaturalPerson {
  const land = lands[code];
  const sex = name?.sex ?? chance.pick(['male', 'female'] as const);
  const givenNames = name?.givenNames ?? chance.pick(land[sex]);
  const lastName = name?.lastName ?? chance.pick(land.last);
  const year = Number(today.slice(0, 4));
  const dateOfBirth = date(chance, year - 84, year - 21);
  const taxIdentificationNumber = taxNumbers[code](chance, dateOfBirth);
  return {
    sex,
    initials: `${givenNames[0]}.`,
    givenNames,
    lastName,
    email: `${mailName(`${givenNames} ${lastName}`)}@post.example`,
    phone: numbers.mobile(chance, code),
    dateOfBirth,
    countryOfBirth: code,
    placeOfBirth: chance.pick(land.cities),
    nationality: code,
    taxIdentificationNumber,
    taxResidencies: [{ country: code, taxIdentificationNumber }],
    USPerson: false,
    accountHolderName: `${givenNames[0]}. ${lastName}`,
    bankAccount: numbers.iban(chance, code),
    bankAccountType: 'IBAN',
    address: addressIn(land, chance),
    signer: true,
    politicallyExposed: { applies: false },
    relatedToPoliticallyExposed: { applies: false },
    complexLegalStructure: ['none'],
    industry: [sectorOf(dateOfBirth)],
    ...originIn(code, year),
  };
}

/** A company that could have its seat there. */
export function company(chance: Chance, code: LandCode, today: string, name?: string): LegalEntity {
  const land = lands[code];
  const [suffix, legalForm] = chance.pick(land.legalForms);
  const year = Number(today.slice(0, 4));
  const label =
    name ??
    `${chance.pick(land.companies)} ${chance.weighted([
      ['', 3],
      [chance.pick(land.cities), 1],
    ])} ${suffix}`;
  const entityName = label.replaceAll(/\s+/g, ' ').replace('Holding Holding', 'Holding');
  const chamberOfCommerceNo = registerNumbers[code](chance);
  const phone = numbers.mobile(chance, code);
  const incorporationDate = date(chance, year - 45, year - 1);
  return {
    chamberOfCommerceNo,
    taxResidencies: [
      { country: code, taxIdentificationNumber: companyTaxNumbers[code](chamberOfCommerceNo) },
    ],
    name: entityName,
    email: `info@${mailName(entityName).replaceAll('.', '-')}.example`,
    phone,
    incorporationDate,
    complexLegalStructure: ['none'],
    industry: [sectorOf(incorporationDate)],
    legalForm,
    bankAccount: numbers.iban(chance, code),
    address: addressIn(land, chance),
    USPerson: false,
  };
}

/** A person who represents a company and owns a part of it. */
export function representative(chance: Chance, code: LandCode, today: string): PartyNode {
  return {
    naturalPerson: { ...person(chance, code, today), relation: 'RPV', ubo: true },
    ownershipPercentage: `${chance.pick([26, 34, 50, 51, 60, 75, 100])}`,
  };
}
