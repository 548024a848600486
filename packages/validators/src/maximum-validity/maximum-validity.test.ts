import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { maximumValidity } from './maximum-validity.ts';

describeRule(maximumValidity, examples);
