import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { percent } from './percent.ts';

describeRule(percent, examples);
