import type { NewConnection } from '@dossier/api/parties';
import { optionalDate, percent, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type ObjectSchema } from 'yup';

/** S2's types and their reverses, as they read from the client. */
export const connectionKinds = ['OWN', 'OWD', 'RPD', 'RPV'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

export interface ConnectionForm {
  kind: string;
  share: string;
  validFrom: string;
}

export const isOwnership = (kind: unknown): boolean => kind === 'OWN' || kind === 'OWD';

const text = () => string().defined();

/** Who owns says how much; everyone else owns nothing. */
export const connectionSchema: ObjectSchema<ConnectionForm> = object({
  kind: text().test(...check(required)),
  share: text()
    .test(...check(percent))
    .when('kind', ([kind], schema) => (isOwnership(kind) ? schema.test(...check(required)) : schema)),
  validFrom: text().test(...check(optionalDate)),
});

/** Another share of a connection that there is, and since when. */
export type ShareForm = Pick<ConnectionForm, 'share' | 'validFrom'>;

export const shareSchema: ObjectSchema<ShareForm> = object({
  share: text()
    .test(...check(required))
    .test(...check(percent)),
  validFrom: text().test(...check(optionalDate)),
});

/** A connection as it is stored: OWN from who owns, RPD from who is represented. */
export function connectionOf(
  clientId: string,
  otherId: string,
  { kind, share, validFrom }: ConnectionForm,
): { readonly start: string; readonly body: NewConnection } {
  const [start, to] = kind === 'OWN' || kind === 'RPD' ? [clientId, otherId] : [otherId, clientId];
  const from = validFrom === '' ? {} : { validFrom };
  return {
    start,
    body: isOwnership(kind)
      ? { type: 'OWN', to, economicLow: share, via: 'shares', ...from }
      : { type: 'RPD', to, via: 'role', ...from },
  };
}
