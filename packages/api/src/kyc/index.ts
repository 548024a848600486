'use client';
import { useEndpoint } from '../client/index.ts';
import { contract, type OutputOf } from '../contract/index.ts';

export type RiskQualificationSetting = OutputOf<typeof contract.kyc.riskQualificationSettingGet>;

/** The four risk levels of the firm. */
export function useRiskQualificationSetting() {
  return useEndpoint(contract.kyc.riskQualificationSettingGet, {});
}
