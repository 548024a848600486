import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { oneOf } from './one-of.ts';

describeRule(oneOf, examples);
