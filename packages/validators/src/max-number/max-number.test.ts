import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { maxNumber } from './max-number.ts';

describeRule(maxNumber, examples);
