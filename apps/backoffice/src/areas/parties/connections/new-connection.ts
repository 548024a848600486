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
  /** Of the votes, where it is another share than that of the capital. */
  votes: string;
  /** What the firm calls the connection, where S2's word for it says too little. */
  label: string;
  validFrom: string;
}

export const isOwnership = (kind: unknown): boolean => kind === 'OWN' || kind === 'OWD';

const text = () => string().defined();

/** As long as the platform keeps. */
export const maxLabel = 120;

const percentage = () => text().test(...check(percent));

/** Who owns says how much; everyone else owns nothing. */
export const connectionSchema: ObjectSchema<ConnectionForm> = object({
  kind: text().test(...check(required)),
  share: percentage().when('kind', ([kind], schema) =>
    isOwnership(kind) ? schema.test(...check(required)) : schema,
  ),
  votes: percentage(),
  label: text(),
  validFrom: text().test(...check(optionalDate)),
});

/** Another share of a connection that there is, and since when. */
export type ShareForm = Pick<ConnectionForm, 'share' | 'votes' | 'validFrom'>;

export const shareSchema: ObjectSchema<ShareForm> = object({
  share: text()
    .test(...check(required))
    .test(...check(percent)),
  votes: percentage(),
  validFrom: text().test(...check(optionalDate)),
});

/** A connection as it is stored: OWN from who owns, RPD from who is represented. */
export function connectionOf(
  clientId: string,
  otherId: string,
  { kind, share, votes, label, validFrom }: ConnectionForm,
): { readonly start: string; readonly body: NewConnection } {
  const [start, to] = kind === 'OWN' || kind === 'RPD' ? [clientId, otherId] : [otherId, clientId];
  const rest = {
    ...(label.trim() !== '' && { label: label.trim() }),
    ...(validFrom !== '' && { validFrom }),
  };
  return {
    start,
    body: isOwnership(kind)
      ? {
          type: 'OWN',
          to,
          economicLow: share,
          ...(votes !== '' && { votingLow: votes }),
          via: 'shares',
          ...rest,
        }
      : { type: 'RPD', to, via: 'role', ...rest },
  };
}
