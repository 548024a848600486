import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { atMost } from './at-most.ts';

describeRule(atMost, examples);
