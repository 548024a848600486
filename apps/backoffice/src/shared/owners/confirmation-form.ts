import { confirmationLimits, type NoOwnerCause } from '@dossier/api/contract';
import type { BeneficialOwners, OwnersAnswer } from '@dossier/api/parties';
import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, object, string, type ObjectSchema } from 'yup';

export interface Candidate {
  readonly _id: string;
  readonly name: string;
}

export interface ConfirmationForm {
  owners: string[];
  cause: string;
  reason: string;
}

/** Whether senior managing officials take the place of owners: no one passes the threshold, for certain or perhaps. */
export const isWithoutOwners = ({ holders }: BeneficialOwners): boolean =>
  holders.every(({ basis, isPossible }) => basis.length === 0 && !isPossible);

export const confirmationSchema: ObjectSchema<ConfirmationForm> = object({
  owners: array(string().defined())
    .defined()
    .test(...check(required)),
  cause: string().defined(),
  reason: string()
    .defined()
    .test(...check(maxLength, { max: confirmationLimits.reason })),
});

/** As it is calculated, to be changed. */
export const calculated = (owners: BeneficialOwners): ConfirmationForm => ({
  owners: owners.holders.filter(({ basis }) => basis.length > 0).map(({ _id }) => _id),
  cause: owners.needsSeniorManagers ? 'noneFound' : 'notVerified',
  reason: '',
});

export const answerOf = (
  owners: BeneficialOwners,
  { cause, reason, ...values }: ConfirmationForm,
): OwnersAnswer => ({
  hash: owners.hash,
  owners: values.owners,
  cause: isWithoutOwners(owners) ? (cause as NoOwnerCause) : null,
  reason: reason.trim() || null,
});
