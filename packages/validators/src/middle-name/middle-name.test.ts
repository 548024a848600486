import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { middleName } from './middle-name.ts';

describeRule(middleName, examples);
