import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { minNumber } from './min-number.ts';

describeRule(minNumber, examples);
