import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { registration } from './registration.ts';

describeRule(registration, examples);
