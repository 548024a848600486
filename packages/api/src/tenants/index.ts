'use client';
import useSWR from 'swr';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { tenants, type OutputOf, type SettingsSection } from '../contract/index.ts';

export type Configuration = OutputOf<typeof tenants.configuration>;
export type PublicTenant = NonNullable<Configuration['tenant']>;
export type RegionSettings = OutputOf<typeof tenants.regions>;
export type TenantSettings = OutputOf<typeof tenants.settings>;

/** Milliseconds between questions whether there is a newer build. */
const buildAskedEvery = 5 * 60_000;

/** True once the platform serves another build than the one that runs here. Asked in the background (T1). */
export function useIsOutdated({ build }: Pick<Configuration, 'build'>): boolean {
  const { gateway } = useClient();
  const { configuration } = tenants;
  const { data } = useSWR(
    // Begins as all keys do: whatever makes everything stale, such as a platform that is back, asks this again too.
    build === null ? null : ['', configuration.name, 'build'],
    () => gateway.send(configuration, {}, { background: true }),
    { refreshInterval: buildAskedEvery, revalidateOnMount: false },
  );
  return data !== undefined && data.build !== null && data.build !== build;
}

/** The firm's settings; waits while there is no firm. */
export function useTenantSettings(tenantId: string | null) {
  return useEndpoint(tenants.settings, tenantId === null ? null : { params: { tenantId } });
}

/** Languages and regions that the firm allows; waits while there is no firm. */
export function useRegionSettings(tenantId: string | null) {
  return useEndpoint(tenants.regions, tenantId === null ? null : { params: { tenantId } });
}

/** The sections of the settings that one page each edits. */
export const sectionEndpoints = {
  contact: { read: tenants.contact, save: tenants.saveContact },
  region: { read: tenants.region, save: tenants.saveRegion },
  extensions: { read: tenants.extensions, save: tenants.saveExtensions },
  onboarding: { read: tenants.onboarding, save: tenants.saveOnboarding },
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

/** One section of the settings, and what saves it. */
export function useSection<Name extends SettingsSection>(tenantId: string | null, name: Name) {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const { read, save } = sectionEndpoints[name];
  const params = { tenantId: tenantId ?? '' };
  const section = useEndpoint(read, tenantId === null ? null : { params });
  return {
    section: section.data as Section<Name> | undefined,
    error: section.error,
    reload: () => section.mutate() as Promise<Section<Name> | undefined>,
    /** @throws {ApiError} `VersionStale` when somebody else saved in the meantime. */
    async save(value: SectionValues[Name], version: number, reason: string | null): Promise<Section<Name>> {
      const body = { value, reason } as never;
      const saved = await gateway.send(save, { params, body }, { version });
      // Several pages are one section: saving either is a new version of both.
      await revalidate(
        ...Object.values(sectionEndpoints).map(endpoints => endpoints.read),
        tenants.settings,
        tenants.regions,
        tenants.settingsHistory,
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
