import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { matches } from './matches.ts';

describeRule(matches, examples);
