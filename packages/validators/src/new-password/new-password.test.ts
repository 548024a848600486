import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { newPassword } from './new-password.ts';

describeRule(newPassword, examples);
