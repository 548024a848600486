import type { FieldViolation } from '@dossier/api/contract';
import { ApiError } from '@dossier/api/gateway';

/** What the platform says about the fields of a form, to be shown at them; undefined where it said nothing about any. */
export const violationsIn = (
  answer: Promise<unknown>,
  fields: readonly string[],
): Promise<readonly FieldViolation[] | undefined> =>
  answer.then(
    () => undefined,
    (error: unknown) =>
      error instanceof ApiError && error.fields.some(({ path }) => fields.includes(path))
        ? error.fields
        : undefined,
  );
