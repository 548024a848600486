import type { CompanyRegisterPort, RegisteredCompany } from './company-register.ts';

/** The number whose lookup fails, so that a person can see what happens then. */
export const failingNumber = '99999999';

const company = (
  chamberOfCommerceNo: string,
  name: string,
  legalForm: string,
  incorporationDate: string,
  [line1, postalCode, city]: readonly [string, string, string],
  status: RegisteredCompany['status'] = 'active',
): RegisteredCompany => ({
  chamberOfCommerceNo,
  name,
  legalForm,
  incorporationDate,
  status,
  address: { line1, postalCode, city, country: 'NL' },
});

/** No one real: the companies of the pictures, and some that show what a register can say. */
const companies: readonly RegisteredCompany[] = [
  company('68750110', 'Van der Brüggen Holding B.V.', 'BV', '2009-04-01', [
    'Maliebaan 12',
    '3581 CN',
    'Utrecht',
  ]),
  company('41126830', 'Stichting Pensioenfonds De Haven', 'Stichting', '1974-06-12', [
    'Willemskade 20',
    '3016 AA',
    'Rotterdam',
  ]),
  company('30148821', 'Noorderlicht Participaties B.V.', 'BV', '2014-02-03', [
    'Grote Markt 7',
    '9712 HN',
    'Groningen',
  ]),
  company('34276609', 'Kwekerij Van Loon V.O.F.', 'VOF', '1998-09-15', [
    'Stommeerweg 72',
    '1431 GN',
    'Aalsmeer',
  ]),
  company('33259074', 'Oosterpark Vastgoed N.V.', 'NV', '1989-11-30', [
    'Strawinskylaan 101',
    '1077 ZX',
    'Amsterdam',
  ]),
  company('27312456', 'Maasoever Beheer B.V.', 'BV', '2003-05-20', ['Coolsingel 42', '3011 AD', 'Rotterdam']),
  company('51998877', 'Zilverlijn Advies B.V.', 'BV', '2011-01-10', ['Slotlaan 118', '3701 AA', 'Zeist']),
  company('60443322', 'Coöperatie De Vier Linden U.A.', 'Coöperatie', '2014-10-07', [
    'Langestraat 33',
    '3811 BB',
    'Amersfoort',
  ]),
  company(
    '17209911',
    'Textielhandel Verhoeven B.V.',
    'BV',
    '1992-03-02',
    ['Markt 5', '5611 EC', 'Eindhoven'],
    'dissolved',
  ),
];

/** Text in the form in which it is compared: no accents, no capitals. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * A small register that lies in the repository. `17209911` is dissolved; `99999999` answers nothing, as a register
 * does that is down.
 */
export const embeddedCompanyRegister: CompanyRegisterPort = {
  find(search) {
    const number = search.replaceAll(/[\s.-]/g, '');
    if (number === failingNumber) return Promise.reject(new Error('The company register is down.'));
    if (/^\d+$/.test(number))
      return Promise.resolve(companies.filter(({ chamberOfCommerceNo }) => chamberOfCommerceNo === number));
    const terms = plain(search).split(/\s+/).filter(Boolean);
    if (terms.length === 0) return Promise.resolve([]);
    return Promise.resolve(
      companies.filter(({ name }) => terms.every(word => plain(name).includes(word))).slice(0, 10),
    );
  },
};
