'use client';
export { useAuthenticationSettings, type AuthenticationSection } from './authentication.ts';
export {
  useIsOutdated,
  useRegionSettings,
  useTenantSettings,
  type Configuration,
  type PublicTenant,
  type RegionSettings,
  type TenantSettings,
} from './tenant.ts';
export {
  useLogoUpload,
  useSection,
  useSectionHistory,
  type Section,
  type SectionValues,
  type SectionVersion,
} from './sections.ts';
