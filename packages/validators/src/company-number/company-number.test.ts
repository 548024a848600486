import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { companyNumber } from './company-number.ts';

describeRule(companyNumber, examples);
