import type { FieldViolation } from '@dossier/api/contract';
import { isErrorCode, type ErrorCode } from '@dossier/validators/errors';
import type { ValidationError } from 'yup';

/** yup's own tests, as codes of our catalogue. */
const codes: Readonly<Record<string, ErrorCode>> = {
  required: 'required',
  optionality: 'required',
  nullable: 'required',
  min: 'minlength',
  max: 'maxlength',
  length: 'exactLength',
  matches: 'pattern',
  oneOf: 'oneOf',
  integer: 'integer',
};

/** Parameters that say what is allowed; others (`value`, `originalValue`) would send back what was sent. */
const tellable = new Set([
  'min',
  'max',
  'length',
  'bound',
  'n',
  'age',
  'total',
  'groups',
  'vars',
  'position',
]);

/** What a schema found, in the contract's form: where, which rule, and nothing of what was sent. */
export function violationsIn(error: ValidationError): FieldViolation[] {
  const all = error.inner.length > 0 ? error.inner : [error];
  const fields = all.map(({ path = '', type, params, message }) => {
    // A rule of ours carries its violation as the message (`check` of the validators).
    const detail = message as unknown as { code?: unknown; params?: Readonly<Record<string, unknown>> };
    if (isErrorCode(detail.code)) return violation(path, detail.code, detail.params);
    if (type === 'typeError' && params?.['type'] === 'number') return violation(path, 'number', undefined);
    const isNumber = typeof params?.['value'] === 'number';
    const code =
      isNumber && type === 'min' ? 'minNumber' : isNumber && type === 'max' ? 'maxNumber' : codes[type ?? ''];
    return violation(path, code ?? 'invalid', params);
  });
  // The same field may fail twice in the same way; once is enough.
  return [...new Map(fields.map(field => [`${field.path} ${field.code}`, field])).values()];
}

function violation(
  path: string,
  code: string,
  testParams: Readonly<Record<string, unknown>> | undefined,
): FieldViolation {
  const params = Object.fromEntries(Object.entries(testParams ?? {}).filter(([name]) => tellable.has(name)));
  return { path, code, ...(Object.keys(params).length > 0 ? { params } : {}) };
}
