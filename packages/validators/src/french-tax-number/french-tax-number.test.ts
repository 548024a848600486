import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { frenchTaxNumber } from './french-tax-number.ts';

describeRule(frenchTaxNumber, examples);
