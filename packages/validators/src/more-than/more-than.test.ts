import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { moreThan } from './more-than.ts';

describeRule(moreThan, examples);
