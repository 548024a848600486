import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { range } from './range.ts';

describeRule(range, examples);
