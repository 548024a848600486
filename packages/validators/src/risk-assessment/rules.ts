/** The codes of the vocabulary `riskLevel`, the lowest first. */
export const riskLevels = ['LOW', 'MEDIUM', 'HIGH', 'UNACCEPTABLE'] as const;
export type AssessedLevel = (typeof riskLevels)[number];

/** The factor groups of the EU risk factors (3-decisions 4.6); `relief` lowers a score. */
export const riskGroups = ['customer', 'geography', 'product', 'channel', 'funds', 'relief'] as const;
export type RiskGroup = (typeof riskGroups)[number];

/** One way in which a rule applies. */
export interface RiskBranch {
  readonly id: string;
  readonly points: number;
  /** No level below it, whatever the score. */
  readonly floor?: AssessedLevel;
  /** No level above it by the score; a floor is stronger. */
  readonly ceiling?: AssessedLevel;
}

export interface RiskRule {
  readonly id: string;
  readonly group: RiskGroup;
  /** The first one counts where the answer is missing; of several that apply the earlier one. */
  readonly branches: readonly [RiskBranch, ...RiskBranch[]];
}

/** Counts up whenever points, floors or rules change: an assessment says by which it was made. */
export const riskRulesVersion = 1;

/** The default rule set of 3-decisions 4.6, to the point. */
export const riskRules = [
  {
    id: 'politicalExposure',
    group: 'customer',
    branches: [
      { id: 'self', points: 40, floor: 'HIGH' },
      { id: 'related', points: 30, floor: 'HIGH' },
    ],
  },
  {
    id: 'sanction',
    group: 'customer',
    branches: [{ id: 'confirmed', points: 100, floor: 'UNACCEPTABLE' }],
  },
  {
    id: 'adverseMedia',
    group: 'customer',
    branches: [{ id: 'confirmed', points: 25, floor: 'HIGH' }],
  },
  {
    id: 'specialStructure',
    group: 'customer',
    branches: [
      { id: 'bearerShares', points: 20, floor: 'HIGH' },
      { id: 'special', points: 20, floor: 'MEDIUM' },
      { id: 'stak', points: 10, floor: 'MEDIUM' },
    ],
  },
  { id: 'complexStructure', group: 'customer', branches: [{ id: 'layersOrCountries', points: 15 }] },
  { id: 'sector', group: 'customer', branches: [{ id: 'sensitive', points: 20, floor: 'MEDIUM' }] },
  {
    id: 'ownersNotVerified',
    group: 'customer',
    branches: [
      { id: 'notVerified', points: 15 },
      // 4.7, vector 6: companies that only own each other.
      { id: 'closedLoop', points: 15, floor: 'HIGH' },
    ],
  },
  {
    id: 'highRiskCountry',
    group: 'geography',
    branches: [{ id: 'listed', points: 40, floor: 'HIGH' }],
  },
  { id: 'outsideEea', group: 'geography', branches: [{ id: 'residence', points: 10 }] },
  { id: 'taxOutsideCrs', group: 'geography', branches: [{ id: 'residence', points: 15 }] },
  { id: 'usPerson', group: 'geography', branches: [{ id: 'yes', points: 5 }] },
  {
    id: 'amount',
    group: 'product',
    branches: [
      { id: 'over5m', points: 20 },
      { id: 'over1m', points: 10 },
    ],
  },
  {
    id: 'service',
    group: 'product',
    branches: [
      { id: 'executionOnly', points: 8 },
      { id: 'management', points: 5 },
      { id: 'advice', points: 3 },
    ],
  },
  {
    id: 'remote',
    group: 'channel',
    branches: [
      { id: 'withoutLiveness', points: 15 },
      { id: 'withLiveness', points: 5 },
    ],
  },
  { id: 'agent', group: 'channel', branches: [{ id: 'introduced', points: 5 }] },
  { id: 'lotteryOrCrypto', group: 'funds', branches: [{ id: 'source', points: 15 }] },
  { id: 'companySale', group: 'funds', branches: [{ id: 'source', points: 5 }] },
  { id: 'inheritanceAbroad', group: 'funds', branches: [{ id: 'source', points: 5 }] },
  { id: 'wealthNotVerified', group: 'funds', branches: [{ id: 'notVerified', points: 10 }] },
  {
    id: 'supervised',
    group: 'relief',
    branches: [{ id: 'listedOrPublic', points: -15, ceiling: 'MEDIUM' }],
  },
] as const satisfies readonly RiskRule[];

export type RiskRuleId = (typeof riskRules)[number]['id'];
export const riskRuleIds: readonly RiskRuleId[] = /* @__PURE__ */ riskRules.map(({ id }) => id);
