import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { username } from './username.ts';

describeRule(username, examples);
