'use client';
import { useEndpoint } from '../client/index.ts';
import { kyc, type OutputOf } from '../contract/index.ts';

export type { RiskOfClient, RiskOutcome } from '../contract/index.ts';
export { useChangeRisk, useRisk, type RiskOverride } from './risk.ts';

export type RiskQualificationSetting = OutputOf<typeof kyc.riskQualificationSettingGet>;

export function useRiskQualificationSetting() {
  return useEndpoint(kyc.riskQualificationSettingGet, {});
}
