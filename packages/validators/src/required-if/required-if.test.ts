import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { requiredIf } from './required-if.ts';

describeRule(requiredIf, examples);
