import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { chamberOfCommerceNumber } from './chamber-of-commerce-number.ts';

describeRule(chamberOfCommerceNumber, examples);
