import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { required } from './required.ts';

describeRule(required, examples);
