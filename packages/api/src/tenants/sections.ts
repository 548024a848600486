'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { tenants, type OutputOf, type SettingsSection } from '../contract/index.ts';

/** The sections of the settings that one page each edits. */
const sectionEndpoints = {
  contact: { read: tenants.contact, save: tenants.saveContact },
  region: { read: tenants.region, save: tenants.saveRegion },
  extensions: { read: tenants.extensions, save: tenants.saveExtensions },
  onboarding: { read: tenants.onboarding, save: tenants.saveOnboarding },
  registrationTypes: { read: tenants.registrationTypes, save: tenants.saveRegistrationTypes },
  modules: { read: tenants.modules, save: tenants.saveModules },
  restrictedClients: { read: tenants.restrictedClients, save: tenants.saveRestrictedClients },
  connections: { read: tenants.connections, save: tenants.saveConnections },
  riskReview: { read: tenants.riskReview, save: tenants.saveRiskReview },
  whitelabeling: { read: tenants.whitelabeling, save: tenants.saveWhitelabeling },
} as const;

export type SectionValues = {
  readonly [Name in SettingsSection]: OutputOf<(typeof sectionEndpoints)[Name]['read']>['value'];
};
/** A section with its version, and who changed it last. */
export type Section<Name extends SettingsSection> = Omit<
  OutputOf<(typeof sectionEndpoints)[Name]['read']>,
  'value'
> & { readonly value: SectionValues[Name] };
export type SectionVersion = OutputOf<typeof tenants.settingsHistory>['items'][number];

export function useSection<Name extends SettingsSection>(tenantId: string | null, name: Name) {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const { read, save } = sectionEndpoints[name];
  const params = { tenantId: tenantId ?? '' };
  const section = useEndpoint(read, tenantId === null ? null : { params });
  return {
    section: section.data as Section<Name> | undefined,
    error: section.error,
    /** As it is now. Not what the cache holds afterwards: a live change that is read meanwhile takes its place there. */
    reload: async (): Promise<Section<Name>> => {
      const now = await gateway.send(read, { params });
      await section.mutate(now, { revalidate: false });
      return now as Section<Name>;
    },
    /** @throws {ApiError} `VersionStale` when another user saved in the meantime. */
    async save(value: SectionValues[Name], version: number, reason: string | null): Promise<Section<Name>> {
      const body = { value, reason } as never;
      const saved = await gateway.send(save, { params, body }, { version });
      // Several pages are one section: saving either is a new version of both.
      await revalidate(
        ...Object.values(sectionEndpoints).map(endpoints => endpoints.read.name),
        'tenants.settings',
        'parties.owners',
        'kyc.riskQualificationSettingGet',
        'tenants.regions',
        'tenants.settingsHistory',
      );
      return saved as Section<Name>;
    },
  };
}

/** Every version of a section, the latest first. */
export function useSectionHistory(tenantId: string | null, section: SettingsSection) {
  return useEndpoint(
    tenants.settingsHistory,
    tenantId === null ? null : { params: { tenantId }, query: { section } },
  );
}

/** Keeps a file as a logo; the brand names it by its `asset`. Throws `ApiError`. */
export function useLogoUpload(tenantId: string) {
  const { gateway } = useClient();
  return (content: string, signal?: AbortSignal) =>
    gateway.send(tenants.logoUpload, { params: { tenantId }, body: { content } }, signal ? { signal } : {});
}
