// The same registration, written by hand in each of the peers. Copied into the scratch folder where they are installed.
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import validator from 'validator';
import * as yup from 'yup';
import { z } from 'zod';

const types = ['INDIVIDUAL', 'JOINT', 'BUSINESS'];
const statuses = ['INCOMPLETE', 'COMPLETE', 'DONE', 'ACCEPTED', 'REJECTED', 'DELETED', 'MIGRATED'];
const postcode = /^[1-9][0-9]{3} ?(?!S[ADS])[A-Z]{2}$/;
const date = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
const code = /^[A-Z0-9]+$/;
const count = (type, parties) => parties === (type === 'JOINT' ? 2 : 1);

const yupSchema = yup.object({
  _id: yup.string().required(),
  tenant_id: yup.string().required(),
  type: yup.string().oneOf(types).required(),
  status: yup.string().oneOf(statuses).required(),
  parties: yup
    .array(
      yup.object({
        firstName: yup.string().trim().required().min(2).max(99),
        lastName: yup.string().trim().required().max(99),
        email: yup.string().trim().required().email(),
        dateOfBirth: yup.string().required().matches(date),
        postalCode: yup.string().trim().required().matches(postcode),
        taxIdentificationNumber: yup.string().trim().required().matches(code),
      }),
    )
    .required()
    .when('type', {
      is: 'JOINT',
      // oxlint-disable-next-line unicorn/no-thenable -- an option of yup
      then: parties => parties.length(2),
      otherwise: parties => parties.length(1),
    }),
});

const zodSchema = z
  .object({
    _id: z.string(),
    tenant_id: z.string(),
    type: z.enum(types),
    status: z.enum(statuses),
    parties: z.array(
      z.object({
        firstName: z.string().trim().min(2).max(99),
        lastName: z.string().trim().min(1).max(99),
        email: z.string().trim().email(),
        dateOfBirth: z.iso.date(),
        postalCode: z.string().trim().regex(postcode),
        taxIdentificationNumber: z.string().trim().regex(code),
      }),
    ),
  })
  .refine(({ type, parties }) => count(type, parties.length));

const valibotSchema = v.pipe(
  v.object({
    _id: v.string(),
    tenant_id: v.string(),
    type: v.picklist(types),
    status: v.picklist(statuses),
    parties: v.array(
      v.object({
        firstName: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(99)),
        lastName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(99)),
        email: v.pipe(v.string(), v.trim(), v.email()),
        dateOfBirth: v.pipe(v.string(), v.isoDate()),
        postalCode: v.pipe(v.string(), v.trim(), v.regex(postcode)),
        taxIdentificationNumber: v.pipe(v.string(), v.trim(), v.regex(code)),
      }),
    ),
  }),
  v.check(({ type, parties }) => count(type, parties.length)),
);

const ajv = new Ajv({ strict: false });
addFormats(ajv);
const person = {
  type: 'object',
  required: ['firstName', 'lastName', 'email', 'dateOfBirth', 'postalCode', 'taxIdentificationNumber'],
  properties: {
    firstName: { type: 'string', minLength: 2, maxLength: 99 },
    lastName: { type: 'string', minLength: 1, maxLength: 99 },
    email: { type: 'string', format: 'email' },
    dateOfBirth: { type: 'string', format: 'date' },
    postalCode: { type: 'string', pattern: postcode.source },
    taxIdentificationNumber: { type: 'string', pattern: code.source },
  },
};
const exactly = number => ({ properties: { parties: { minItems: number, maxItems: number } } });
const ajvSchema = ajv.compile({
  type: 'object',
  required: ['_id', 'tenant_id', 'type', 'status', 'parties'],
  properties: {
    _id: { type: 'string' },
    tenant_id: { type: 'string' },
    type: { enum: types },
    status: { enum: statuses },
    parties: { type: 'array', items: person },
  },
  if: { properties: { type: { const: 'JOINT' } } },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: exactly(2),
  else: exactly(1),
});

/** Each says whether a registration is valid. */
export const registrations = {
  yup: value => yupSchema.isValidSync(value, { abortEarly: false }),
  zod: value => zodSchema.safeParse(value).success,
  valibot: value => v.safeParse(valibotSchema, value).success,
  'ajv compiled': value => ajvSchema(value),
};

/** validator.js on single values, by the name of our rule. */
export const singles = {
  email: text => validator.isEmail(text),
  url: text => validator.isURL(text, { require_protocol: true, protocols: ['http', 'https'] }),
  iban: text => validator.isIBAN(text),
  optionalDate: text => validator.isDate(text, { format: 'YYYY-MM-DD', strictMode: true }),
  dutchPostcode: text => validator.isPostalCode(text, 'NL'),
  bsn: text => validator.isTaxID(text, 'nl-NL'),
  newPassword: text => validator.isStrongPassword(text),
  alphanumeric: text => validator.isAlphanumeric(text),
  mobilePhone: text => validator.isMobilePhone(text, 'nl-NL'),
};
