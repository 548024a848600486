import type { ClientFileSection } from '@dossier/api/contract';
import type { RiskRuleId } from '@dossier/validators/risk-assessment';
import { clientAddress } from '../client-address.ts';
import { detailTabs, tabOf } from '../details/detail-tabs.ts';

/** In which section of a file the answers are that a rule rests on. */
const sectionOf: Partial<Readonly<Record<RiskRuleId, ClientFileSection>>> = {
  politicalExposure: 'risk-markers',
  specialStructure: 'risk-markers',
  sector: 'business-details',
  highRiskCountry: 'address',
  outsideEea: 'address',
  taxOutsideCrs: 'tax-residency',
  usPerson: 'tax-residency',
  lotteryOrCrypto: 'risk-markers',
  companySale: 'risk-markers',
  inheritanceAbroad: 'risk-markers',
  wealthNotVerified: 'risk-markers',
};

/** Where the answer is entered that a rule lacks of a party. */
export function answerAddress(rule: RiskRuleId, partyId: string): string {
  if (rule === 'ownersNotVerified' || rule === 'complexStructure')
    return clientAddress(partyId, 'connections');
  const section = sectionOf[rule];
  if (section === undefined) return clientAddress(partyId, detailTabs.basic.id);
  return `${clientAddress(partyId, tabOf(section))}&edit=${section}`;
}
