import { tenants } from '../tooling/tenants.ts';

/** The looks in which Chromatic takes a story's picture: those of the visual run, by the same names. */
export const modes: Readonly<Record<string, { readonly tenant: string }>> = Object.fromEntries(
  tenants.map(tenant => [tenant, { tenant }]),
);
