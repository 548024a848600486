/** EU and EEA, ISO 3166-1 alpha-2. */
export const eeaCountries: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/**
 * High-risk third countries: Delegated Regulation (EU) 2016/1675, annex, as amended by (EU) 2025/1184, in force since
 * 5 August 2025. What the Commission changes later has to be changed here, with `riskRulesVersion`.
 */
export const highRiskCountries: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'AF AO BF CD CI CM DZ HT IR KE KP LA LB MC ML MM MZ NA NG NP SS SY TT TZ VE VN VU YE ZA'.split(' '),
);

/** Jurisdictions that exchange account data under the Common Reporting Standard (OECD, exchanges undertaken by 2024). */
export const crsCountries: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'AD AE AG AI AL AR AT AU AW AZ BB BE BG BH BM BN BR BS BZ CA CH CK CL CN CO CR CW CY CZ DE DK DM EC EE ES FI FO FR ' +
    'GB GD GE GG GH GI GL GR HK HR HU ID IE IL IM IN IS IT JE JM JO JP KE KN KR KW KY KZ LB LC LI LT LU LV MA MC MD ME ' +
    'MH MO MS MT MU MV MX MY MZ NG NL NO NR NU NZ OM PA PE PK PL PT QA RO RU SA SC SE SG SI SK SM TC TH TN TR UA UG UY ' +
    'VC VG VU WS ZA'
  ).split(' '),
);

/** Sectors of 4.6 that weigh: crypto, arms, gambling, sex industry, coffeeshop, diamonds, trust office. */
export const sensitiveSectors: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'crypto',
  'arms',
  'gambling',
  'sexIndustry',
  'coffeeshop',
  'diamonds',
  'trustOffice',
]);
