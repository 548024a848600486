import { newPassword, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { describe, expect, it } from 'vitest';
import { number, object, string } from 'yup';
import { yupResolver } from './resolver.ts';

const schema = object({
  userName: string()
    .defined()
    .test(...check(required)),
  password: string()
    .defined()
    .test(...check(newPassword)),
  score: number().defined().typeError('not ours'),
});
const judge = (values: Record<string, unknown>) =>
  yupResolver(schema)(values as never, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('judging a form', () => {
  it('lets a valid one through', async () => {
    const values = { userName: 'sanne', password: 'Welcome-2026!', score: 1 };
    await expect(judge(values)).resolves.toEqual({ values, errors: {} });
  });

  it('keeps every violation of a field', async () => {
    const { errors } = await judge({ userName: '', password: 'abc', score: 1 });
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

  it('calls what is not from our rules invalid, and never shows a text of the schema library', async () => {
    const { errors } = await judge({ userName: 'a', password: 'Welcome-2026!', score: 'x' });
    expect(errors).toMatchObject({ score: { violations: [{ code: 'invalid' }] } });
  });
});
