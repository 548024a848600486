import type { Permission, RestrictionKind, Role } from '@dossier/api/contract';

/** The caller of a request, as the session is at this moment; nothing in it was said by the request. */
export interface Caller {
  readonly userId: string;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty where they are here by no session. */
  readonly sessionId: string;
  /** The access token that a program calls with in their name; null for the user themselves. */
  readonly tokenId: string | null;
  /** The tenant that the user belongs to; `system` for System Admins. */
  readonly homeTenantId: string;
  /** The tenant that is worked for; null for a System Admin who has not chosen one. */
  readonly tenantId: string | null;
  readonly role: Role;
  readonly groupIds: readonly string[];
  /** Colleagues who are away today, and whose work they do meanwhile. */
  readonly covers: readonly string[];
  /** Kinds of restricted clients of the tenant that they are not named for: those are as if they did not exist. */
  readonly hidden: readonly RestrictionKind[];
  readonly permissions: ReadonlySet<Permission>;
  /** Of what is signed off: what they only ask for, or only decide on for others, and never do alone. */
  readonly inPart: ReadonlySet<Permission>;
  readonly mfaMethod: 'SOFTWARE' | 'SMS' | null;
  readonly locale: string | null;
  /** When the user at this session last proved their identity. */
  readonly authenticatedAt: Date;
  /** Nothing but setting up a second factor is open: the tenant demands one. */
  readonly needsMfaSetup: boolean;
}
