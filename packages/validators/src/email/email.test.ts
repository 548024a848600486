import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { email } from './email.ts';

describeRule(email, examples);
