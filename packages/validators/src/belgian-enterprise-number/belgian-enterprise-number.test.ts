import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { belgianEnterpriseNumber } from './belgian-enterprise-number.ts';

describeRule(belgianEnterpriseNumber, examples);
