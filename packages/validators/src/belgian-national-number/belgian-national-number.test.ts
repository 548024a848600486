import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { belgianNationalNumber } from './belgian-national-number.ts';

describeRule(belgianNationalNumber, examples);
