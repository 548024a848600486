import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { atLeastOneMethod } from './at-least-one-method.ts';

describeRule(atLeastOneMethod, examples);
