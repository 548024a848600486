import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { moreThanOrEqual } from './more-than-or-equal.ts';

describeRule(moreThanOrEqual, examples);
