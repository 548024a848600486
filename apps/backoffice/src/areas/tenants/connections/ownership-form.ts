import type { SectionValues } from '@dossier/api/tenants';
import { integer, maxNumber, minNumber, required } from '@dossier/validators';
import { ownershipThreshold } from '@dossier/validators/ownership';
import { check } from '@dossier/validators/yup';
import { boolean, object, string, type ObjectSchema } from 'yup';

type Ownership = SectionValues['connections'];

/** What the form holds: figures as people type them. */
export interface OwnershipValues {
  threshold: string;
  isStrictEarly: boolean;
}

export const ownershipSchema: ObjectSchema<OwnershipValues> = object({
  threshold: string()
    .defined()
    .test(...check(required))
    .test(...check(integer))
    .test(...check(minNumber, { min: Number(ownershipThreshold.min) }))
    .test(...check(maxNumber, { max: Number(ownershipThreshold.max) })),
  isStrictEarly: boolean().defined(),
});

export const valuesOf = ({ threshold, isStrictEarly }: Ownership): OwnershipValues => ({
  threshold: String(threshold),
  isStrictEarly,
});

export const ownershipOf = ({ threshold, isStrictEarly }: OwnershipValues): Ownership => ({
  threshold: Number(threshold),
  isStrictEarly,
});
