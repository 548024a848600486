import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { allocationTotal } from './allocation-total.ts';

describeRule(allocationTotal, examples);
