import { statuses, type CodeOf } from './vocabulary.ts';

/**
 * Risk level of a client. S2 §3 shows the first three; its settings have four, and the fourth refuses the relation
 * (3-decisions 4.6). Not the score of an investor profile (T2).
 */
export const riskLevel = /* @__PURE__ */ statuses('riskLevel', [
  { code: 'LOW', tone: 'success' },
  { code: 'MEDIUM', tone: 'warning' },
  { code: 'HIGH', tone: 'danger' },
  { code: 'UNACCEPTABLE', tone: 'danger' },
]);
export type RiskLevel = CodeOf<typeof riskLevel>;
