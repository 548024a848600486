import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { pattern } from './pattern.ts';

describeRule(pattern, examples);
