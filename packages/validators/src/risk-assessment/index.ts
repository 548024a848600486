export {
  assessRisk,
  notAnswered,
  rankOf,
  riskThresholds,
  type RiskAssessment,
  type RiskContribution,
  type RiskInput,
} from './assess-risk.ts';
export { levelAfter, mayFallOn, riskCooldownMonths } from './follow-level.ts';
export { crsCountries, eeaCountries, highRiskCountries, sensitiveSectors } from './risk-lists.ts';
export {
  riskGroups,
  riskLevels,
  riskRuleIds,
  riskRules,
  riskRulesVersion,
  type AssessedLevel,
  type RiskBranch,
  type RiskGroup,
  type RiskRule,
  type RiskRuleId,
} from './rules.ts';
