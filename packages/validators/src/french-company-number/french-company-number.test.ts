import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { frenchCompanyNumber } from './french-company-number.ts';

describeRule(frenchCompanyNumber, examples);
