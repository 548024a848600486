import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { maxLength } from './max-length.ts';

describeRule(maxLength, examples);
