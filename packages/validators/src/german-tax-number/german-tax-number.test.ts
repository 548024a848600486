import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { germanTaxNumber } from './german-tax-number.ts';

describeRule(germanTaxNumber, examples);
