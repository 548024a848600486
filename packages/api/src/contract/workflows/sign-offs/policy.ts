import { string } from '../../answers.ts';

/** How many people a decision takes (3-decisions 4.18). */
export const signOffPolicies = ['none', 'twoPersons', 'twoPersonsSenior'] as const;
export type SignOffPolicy = (typeof signOffPolicies)[number];
export const signOffPolicy = string<SignOffPolicy>().oneOf(signOffPolicies);
