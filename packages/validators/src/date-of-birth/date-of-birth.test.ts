import { describeRule } from '../testing/describe-rule.ts';
import { dateOfBirth } from './date-of-birth.ts';
import * as examples from './examples.ts';

describeRule(dateOfBirth, examples);
