import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { minCurrency } from './min-currency.ts';

describeRule(minCurrency, examples);
