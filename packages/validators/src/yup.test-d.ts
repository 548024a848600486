import { string } from 'yup';
import { minLength, username } from './index.ts';
import { check } from './yup.ts';

string().test(...check(minLength, { min: 2 }));
string().test(...check(minLength, ({ parent }) => ({ min: parent.min })));
// @ts-expect-error -- the rule cannot be asked without its bound
string().test(...check(minLength));
// @ts-expect-error -- the bound of another rule
string().test(...check(minLength, { max: 2 }));
// @ts-expect-error -- a rule without options
string().test(...check(username, { min: 2 }));
