import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { bankAccountNumber } from './bank-account-number.ts';

describeRule(bankAccountNumber, examples);
