import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { minLength } from './min-length.ts';

describeRule(minLength, examples);
