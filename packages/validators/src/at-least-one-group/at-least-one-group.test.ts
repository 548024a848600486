import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { atLeastOneGroup } from './at-least-one-group.ts';

describeRule(atLeastOneGroup, examples);
