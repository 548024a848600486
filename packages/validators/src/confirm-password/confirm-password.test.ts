import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { confirmPassword } from './confirm-password.ts';

describeRule(confirmPassword, examples);
