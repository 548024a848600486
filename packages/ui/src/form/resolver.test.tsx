import { confirmPassword, newPassword, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { describe, expect, it, vi } from 'vitest';
import { number, object, string } from 'yup';
import { yupResolver } from './resolver.ts';

const schema = object({
  userName: string()
    .defined()
    .test(...check(required)),
  password: string()
    .defined()
    .test(...check(newPassword)),
  score: number().defined(),
});
const validate = (values: Record<string, unknown>) =>
  yupResolver(schema)(values as never, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('judging a form', () => {
  it('lets a valid one through', async () => {
    const values = { userName: 'sanne', password: 'Welcome-2026!', score: 1 };
    await expect(validate(values)).resolves.toEqual({ values, errors: {} });
  });

  it('keeps every violation of a field', async () => {
    const { errors } = await validate({ userName: '', password: 'abc', score: 1 });
    expect(errors).toMatchObject({
      userName: { type: 'required', violations: [{ code: 'required' }] },
      password: {
        violations: [
          { code: 'minlength', params: { min: 8 } },
          { code: 'passwordNumber' },
          { code: 'passwordSpecial' },
          { code: 'passwordUpper' },
        ],
      },
    });
  });

  it('lets through what is tolerated as it is, and nothing else', async () => {
    const tolerating = yupResolver(schema, (path, { score }) => path === 'password' && score === 1);
    const options = { fields: {}, shouldUseNativeValidation: false };
    const stored = { userName: 'sanne', password: 'abc', score: 1 };
    await expect(tolerating(stored, undefined, options)).resolves.toEqual({ values: stored, errors: {} });
    const nameless = await tolerating({ ...stored, userName: '' }, undefined, options);
    expect(Object.keys(nameless.errors)).toEqual(['userName']);
    const changed = await tolerating({ ...stored, score: 2 }, undefined, options);
    expect(Object.keys(changed.errors)).toEqual(['password']);
  });

  it('says what a schema of somebody else says, with its values', async () => {
    const formSchema = object({
      score: number().defined().typeError('Give a number'),
      city: string().required('We deliver nowhere else').min(3, 'At least ${min} letters'),
    });
    const validated = await yupResolver(formSchema)({ score: 'x', city: 'A' } as never, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(validated.errors).toMatchObject({
      score: { violations: [{ code: 'invalid', text: 'Give a number' }] },
      city: { violations: [{ code: 'invalid', text: 'At least 3 letters' }] },
    });
  });

  it('calls invalid what a schema says nothing of, and never shows a text of the schema library', async () => {
    const formSchema = object({ score: number().defined(), city: string().required().min(3) });
    const validated = await yupResolver(formSchema)({ score: 'x', city: 'A' } as never, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(validated.errors).toMatchObject({
      score: { violations: [{ code: 'invalid' }] },
      city: { violations: [{ code: 'invalid' }] },
    });
    expect(JSON.stringify(validated.errors)).not.toMatch(/must be/);
  });
});

describe('judging a form after a change', () => {
  const again = vi.fn(required);
  const form = object({
    userName: string()
      .defined()
      .test(...check(again)),
    newPassword: string()
      .defined()
      .test(...check(newPassword)),
    confirmation: string()
      .defined()
      .test(
        ...check(confirmPassword, ({ parent }: { parent: { newPassword: string } }) => ({
          newPassword: parent.newPassword,
        })),
      ),
  });
  const resolve = yupResolver(form);
  const change = (values: Record<string, unknown>, names?: string[]) =>
    resolve(values as never, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
      ...(names && { names: names as never }),
    });

  it('keeps what it found of a field that has not changed, and asks again what looks at others', async () => {
    const values = { userName: '', newPassword: 'Welcome-2026!', confirmation: 'Welcome-2026!' };
    expect((await change(values, ['userName'])).errors).toMatchObject({ userName: { type: 'required' } });
    const times = again.mock.calls.length;
    const changed = { ...values, newPassword: 'Welcome-2027!' };
    expect((await change(changed, ['newPassword'])).errors).toMatchObject({
      userName: { type: 'required' },
      confirmation: { type: 'confirmPassword' },
    });
    expect(again.mock.calls.length).toBe(times);
  });

  it('judges everything when it is sent', async () => {
    const times = again.mock.calls.length;
    await change({ userName: '', newPassword: 'Welcome-2026!', confirmation: 'Welcome-2026!' });
    expect(again.mock.calls.length).toBe(times + 1);
  });
});
