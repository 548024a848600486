import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { taxIdentificationNumber } from './tax-identification-number.ts';

describeRule(taxIdentificationNumber, examples);
