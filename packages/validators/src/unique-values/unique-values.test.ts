import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { uniqueValues } from './unique-values.ts';

describeRule(uniqueValues, examples);
