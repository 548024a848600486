import { permission, type Permission } from '@dossier/validators/vocabularies';
import { array, object, string, type InferType } from '../../answers.ts';
import { permissionCode } from '../groups/entities.ts';

/** Characters of a token's name. */
export const tokenNameLimit = 60;

/** What no token gives, whatever its owner may do: a token that makes tokens would outlive its own end. */
const neverByToken: ReadonlySet<string> = new Set<Permission>([
  'accessTokenSettingsRead',
  'accessTokenSettingsWrite',
]);
/** What a token may be given, where its owner has it. */
export const tokenScopes: readonly Permission[] = permission.codes.filter(name => !neverByToken.has(name));

/** Where a token stands: `ended` when its owner's password, second factor or account changed since. */
export const tokenStates = ['active', 'expired', 'ended'] as const;
export type TokenState = (typeof tokenStates)[number];

/** A token that a program calls with in someone's name. Its value is shown once, when it is made. */
export const accessToken = object({
  _id: string().required(),
  tenant_id: string().required(),
  createdAt: string().required(),
  name: string().required(),
  /** Who made it, and in whose name it calls. */
  userId: string().required(),
  userName: string().required(),
  scopes: array(permissionCode()).required(),
  /** Of those, what its owner may not do any more: the token may not either. */
  lostScopes: array(permissionCode()).required(),
  expiresAt: string().required(),
  /** To the minute; null for never. */
  lastUsedAt: string().nullable().defined(),
  state: string<TokenState>().oneOf(tokenStates).required(),
});
export type AccessToken = InferType<typeof accessToken>;
