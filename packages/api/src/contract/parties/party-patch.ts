import { array, object, string, type AnySchema, type InferType, type ObjectSchema } from 'yup';
import type { Schema } from '../answers.ts';
import { yupOf } from '../yup-of.ts';
import { entityShape, personShape, type LegalEntity, type NaturalPerson } from './entities.ts';
import { externalReferences } from './external-references.ts';
import { newParty } from './new-parties.ts';

/** A patch of something: what is in it changes, null empties, what is not in it stays (RFC 7396). Lists change whole. */
export type Patch<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: Patch<NonNullable<Value[Key]>> | null | undefined }
    : Value;

export type PersonPatch = Patch<NaturalPerson>;
export type EntityPatch = Patch<LegalEntity>;

type Shape = Readonly<Record<string, Schema>>;

const patchOf = (shape: Shape): AnySchema =>
  object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => {
        const { fields } = field.description;
        return [name, fields ? patchOf(fields) : yupOf(field.nullable().optional())];
      }),
    ),
  )
    .nullable()
    .default(undefined);

export const partyPatch = object({
  _id: string().max(64).required(),
  naturalPerson: patchOf(personShape) as unknown as ObjectSchema<PersonPatch | null | undefined>,
  legalEntity: patchOf(entityShape) as unknown as ObjectSchema<EntityPatch | null | undefined>,
  /** Decimal string, per cent; null where it owns nothing. */
  ownershipPercentage: string().max(12).nullable(),
});

export const addedParty = newParty.shape({
  /** The party that it belongs under; null for the registration itself. */
  under: string().max(64).nullable().defined(),
});

/** What a change of a registration's parties may hold. */
export const partiesChange = object({
  parties: array(partyPatch.required()).max(50).required(),
  added: array(addedParty.required()).max(20).required(),
  /** Ids. Who stands below one of them goes too. */
  removed: array(string().max(64).required()).max(50).required(),
  /** Of the registration itself; the list changes whole, and stays as it is where it is not sent. */
  partyExternalReferences: yupOf(externalReferences),
});

export type PartiesChange = InferType<typeof partiesChange>;
export type PartyPatch = PartiesChange['parties'][number];
export type AddedParty = PartiesChange['added'][number];
