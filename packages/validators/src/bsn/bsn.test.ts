import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { bsn } from './bsn.ts';

describeRule(bsn, examples);
