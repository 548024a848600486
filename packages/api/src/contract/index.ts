import { access, messages, registrations, tenants, workflows } from './areas.ts';
import { documents } from './documents.ts';
import { exportsOfMany } from './exports.ts';
import { kyc } from './kyc.ts';
import { lookups } from './lookups.ts';

/** The contract: every endpoint there is, by area. What is not in this table does not exist. */
export const contract = {
  access,
  tenants,
  registrations,
  documents,
  parties: lookups,
  kyc,
  messages,
  workflows,
  exports: exportsOfMany,
} as const;

type Areas = typeof contract;
type EndpointsOf<Area> = Area[keyof Area];

/** Any endpoint of the contract. */
export type Endpoint = { [Area in keyof Areas]: EndpointsOf<Areas[Area]> }[keyof Areas];
/** The stable name of any endpoint: `registrations.list`. */
export type EndpointName = Endpoint['name'];
/** The endpoint that has this name. */
export type EndpointNamed<Name extends EndpointName> = Extract<Endpoint, { name: Name }>;

/** All endpoints in one list. */
export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap(
  area => Object.values(area) as Endpoint[],
);

export * from './account.ts';
export * from './activity.ts';
export * from './areas.ts';
export * from './bootstrap.ts';
export * from './challenge.ts';
export * from './comments.ts';
export * from './configuration.ts';
export * from './default-upload-types.ts';
export * from './documents.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './errors.ts';
export * from './export.ts';
export * from './exports.ts';
export * from './factor-limits.ts';
export * from './factors.ts';
export * from './file-types.ts';
export * from './tenant-settings.ts';
export * from './inbox.ts';
export * from './kyc.ts';
export { inviteToken, readInviteToken, type InviteLink } from './invite-token.ts';
export * from './lookups.ts';
export * from './masks.ts';
export * from './match.ts';
export * from './onboarding-settings.ts';
export * from './public-endpoints.ts';
export * from './own-factors.ts';
export * from './ownership.ts';
export * from './page.ts';
export * from './new-parties.ts';
export type { ExternalReferences } from './external-references.ts';
export * from './parties.ts';
export * from './party-patch.ts';
export * from './party-rules.ts';
export * from './party-sections.ts';
export type { RuleOptions } from './party-rule-parts.ts';
export * from './permission.ts';
export * from './my-work.ts';
export * from './overview.ts';
export * from './processes.ts';
export * from './progress.ts';
export * from './record.ts';
export * from './presence.ts';
export * from './registration.ts';
export * from './registration-entity.ts';
export * from './registration-filters.ts';
export * from './registration-list.ts';
export { registrationRow } from './registration-row.ts';
export * from './registration-sorts.ts';
export * from './services.ts';
export * from './sign-off-policy.ts';
export * from './sign-offs.ts';
export * from './signed-in.ts';
export * from './signing-in.ts';
export * from './status.ts';
export * from './stream.ts';
export * from './transitions.ts';
export * from './users.ts';
export * from './views.ts';
export { settingsSections, type SettingsSection } from './settings.ts';
export { businessCalendars, type BusinessCalendar } from './settings-values.ts';
