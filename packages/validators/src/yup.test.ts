import { array, object, string, ValidationError } from 'yup';
import { expect, it } from 'vitest';
import { confirmPassword, newPassword, optional, username } from './index.ts';
import { check } from './yup.ts';
import type { ValidationResult } from './rule.ts';

const failures = (run: () => unknown) => {
  try {
    run();
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all.map(({ path, message }) => ({ path, message: message as unknown }));
  }
};

it('carries the code and its parameters in the message', () => {
  const schema = object({ username: string().test(...check(username)) });
  expect(failures(() => schema.validateSync({ username: 'jan' }))).toStrictEqual([
    { path: 'username', message: { code: 'minlength', params: { min: 4 } } },
  ]);
  expect(failures(() => schema.validateSync({ username: 'jan.de.vries' }))).toStrictEqual([]);
});

it('keeps the shape when a rule has no parameters', () => {
  const schema = string().test(...check(username));
  expect(failures(() => schema.validateSync(''))).toStrictEqual([
    { path: '', message: { code: 'required', params: {} } },
  ]);
});

it('reads options from the form when they are a function', () => {
  const schema = object({
    password: string(),
    again: string().test(...check(confirmPassword, ({ parent }) => ({ newPassword: parent.password }))),
  });
  expect(failures(() => schema.validateSync({ password: 'Abcdef1!', again: 'Abcdef1!' }))).toStrictEqual([]);
  expect(failures(() => schema.validateSync({ password: 'Abcdef1!', again: 'Abcdef1' }))).toStrictEqual([
    { path: 'again', message: { code: 'confirmPassword', params: {} } },
  ]);
});

it('reports every unmet demand when all are asked for', () => {
  const schema = object({ password: string().test(...check(newPassword)) });
  expect(failures(() => schema.validateSync({ password: 'abcdefgh' }, { abortEarly: false }))).toStrictEqual([
    { path: 'password', message: { code: 'passwordNumber', params: {} } },
    { path: 'password', message: { code: 'passwordSpecial', params: {} } },
    { path: 'password', message: { code: 'passwordUpper', params: {} } },
  ]);
});

it('marks every row that a rule names', () => {
  const twins = (): ValidationResult => ({
    code: 'uniqueRiskScore',
    params: { rows: [0, 2], key: 'riskScore' },
  });
  const schema = object({ profiles: array().test(...check(twins)) });
  const message = { code: 'uniqueRiskScore', params: { rows: [0, 2], key: 'riskScore' } };
  expect(failures(() => schema.validateSync({ profiles: [] }, { abortEarly: false }))).toStrictEqual([
    { path: 'profiles[0].riskScore', message },
    { path: 'profiles[2].riskScore', message },
  ]);
});

it('waits for a rule that answers later', async () => {
  const later = (value: unknown) => Promise.resolve(username(value));
  const schema = string().test(...check(later));
  await expect(schema.isValid('jan.de.vries')).resolves.toBe(true);
  await expect(schema.isValid('jan')).resolves.toBe(false);
});

it('passes an empty value that is optional', () => {
  const schema = string().test(...check(optional(username)));
  expect(schema.isValidSync('')).toBe(true);
  expect(schema.isValidSync('jan')).toBe(false);
});
