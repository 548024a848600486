import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { atLeastOneSelected } from './at-least-one-selected.ts';

describeRule(atLeastOneSelected, examples);
