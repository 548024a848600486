import { vocabulary, type CodeOf } from './vocabulary.ts';

/** S2 §3. */
export const educationLevel = /* @__PURE__ */ vocabulary('educationLevel', [
  'lower',
  'professional',
  'higher',
]);
export type EducationLevel = CodeOf<typeof educationLevel>;

/** S2 §3. */
export const jobCategory = /* @__PURE__ */ vocabulary('jobCategory', ['employee', 'director', 'freelance']);
export type JobCategory = CodeOf<typeof jobCategory>;

/** S2 §3. */
export const employmentStatus = /* @__PURE__ */ vocabulary('employmentStatus', [
  'privateEmployee',
  'semiGovernmentalEmployee',
  'partner',
  'director',
  'entrepreneur',
  'student',
  'retired',
  'unemployed',
]);
export type EmploymentStatus = CodeOf<typeof employmentStatus>;

/**
 * S2 §3: about 35 sectors. It names crypto, coffeeshop, arms, diamonds, gambling, sex industry and trust office, and
 * closes with none of them; the others are the sectors that Dutch and European risk guidance asks about.
 */
export const industry = /* @__PURE__ */ vocabulary('industry', [
  'agriculture',
  'arms',
  'artAndAntiques',
  'auctionHouses',
  'carTrade',
  'charities',
  'cleaning',
  'coffeeshop',
  'construction',
  'crypto',
  'currencyExchange',
  'diamonds',
  'employmentAgencies',
  'energy',
  'gambling',
  'growShops',
  'hospitality',
  'importExport',
  'mining',
  'moneyTransfer',
  'oilAndGas',
  'pharmaceuticals',
  'phoneShops',
  'preciousMetals',
  'professionalSports',
  'realEstate',
  'recycling',
  'religiousOrganisations',
  'sexIndustry',
  'shipping',
  'taxi',
  'tobacco',
  'transport',
  'trustOffice',
  { code: 'none', exclusive: true },
]);
export type Industry = CodeOf<typeof industry>;
