import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { exactLength } from './exact-length.ts';

describeRule(exactLength, examples);
