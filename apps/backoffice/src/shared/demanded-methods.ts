/**
 * The second factors that someone may choose from and has to have one of; none when empty. System Admins work for every
 * firm: they need an app, whatever it demands of its own staff.
 */
export const demandedMethods = (
  roles: readonly string[],
  ofTenant: readonly string[] | null,
): readonly string[] | null => (roles.includes('ROLE_SYSTEM_ADMIN') ? ['SOFTWARE'] : ofTenant);
