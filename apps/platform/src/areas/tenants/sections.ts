import type { contract, OutputOf, SessionLimits } from '@dossier/api/contract';
import type { BrandInput } from '@dossier/ui/theme';
import { noReaders } from '../../shared/caller/restricted-readers.ts';
import { ownershipThreshold } from '@dossier/validators/ownership';
import { region } from '@dossier/validators/vocabularies';

type TenantSettings = OutputOf<typeof contract.tenants.settings>;
type Regions = OutputOf<typeof contract.tenants.regions>;
type RiskSettings = OutputOf<typeof contract.kyc.riskQualificationSettingGet>;

/** The sections of a tenant's settings, one a page: each stored, versioned and changed by itself. */
export interface Sections {
  /** Names, links, and how the firm is reached. */
  readonly contact: Omit<TenantSettings['general'], 'density' | 'logo'> & {
    readonly contact?: { readonly address: string; readonly phone: string; readonly email: string };
  };
  /** The brand that the theme is made from; checked by `parseBrand` whenever it is used. */
  readonly whitelabeling: BrandInput;
  readonly authentication: TenantSettings['authentication'] & { readonly sessions?: SessionLimits };
  readonly clientFile: TenantSettings['clientFile'];
  readonly pmsKycsConnection: TenantSettings['pmsKycsConnection'];
  readonly registrations: Pick<TenantSettings['registrations'], 'enabledTypes'>;
  readonly onboarding: Omit<TenantSettings['registrations'], 'enabledTypes' | 'uploadTypes'>;
  readonly extensions: Pick<TenantSettings['registrations'], 'uploadTypes'>;
  readonly signing: TenantSettings['signing'];
  readonly regions: Regions;
  readonly restrictedClients: OutputOf<typeof contract.tenants.restrictedClients>['value'];
  /** From which share on someone is a beneficial owner. */
  readonly connections: OutputOf<typeof contract.tenants.connections>['value'];
  readonly riskQualification: RiskSettings;
}

export type SectionName = keyof Sections;

/** The risk levels that a tenant starts with (4.6): LOW 36, MEDIUM 24, HIGH 12 months; UNACCEPTABLE has no next review. */
const defaultRiskSettings: RiskSettings = {
  levels: [
    { id: 'LOW', name: null, months: 36 },
    { id: 'MEDIUM', name: null, months: 24 },
    { id: 'HIGH', name: null, months: 12 },
    { id: 'UNACCEPTABLE', name: null, months: 0 },
  ],
  defaultMonths: 24,
  triggerInitialRiskReview: true,
};

/** What a new tenant starts with, and what a tenant has of a section that came after it. */
export function defaultSections(id: string, name: string): Sections {
  return {
    contact: {
      businessName: name,
      shortName: name.split(' ')[0] ?? name,
      publicLinks: { social: [] },
    },
    whitelabeling: { id, name, brand: { primary: '#2a3a92', accent: '#f4c430', ground: 'ledger' } },
    // A password alone opens no one's file.
    authentication: { allowedMFAMethods: ['SOFTWARE'] },
    clientFile: { enabled: true },
    pmsKycsConnection: { enabled: false },
    registrations: { enabledTypes: ['INDIVIDUAL', 'JOINT', 'BUSINESS'] },
    onboarding: {},
    extensions: {},
    signing: { assetManagerCoSign: { coSigners: [] } },
    regions: {
      allowedLocales: ['en-US', 'nl-NL', 'fr-FR', 'de-DE'],
      defaultLocale: 'en-US',
      allowedRegions: [region.code('euAndEea')],
    },
    restrictedClients: noReaders,
    connections: { threshold: Number(ownershipThreshold.standard), isStrictEarly: false },
    riskQualification: defaultRiskSettings,
  };
}

/** Regions by their codes (S2 §3); the platform itself once stored the name of one. */
export const readRegions = ({ allowedRegions, ...regions }: Regions): Regions => ({
  ...regions,
  allowedRegions: allowedRegions.map(code => (code === 'EU+EEA' ? region.code('euAndEea') : code)),
});
