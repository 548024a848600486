import { errors as catalogue, type ErrorCode, type ErrorTexts } from '@dossier/validators/errors';
import { describe, expect, it } from 'vitest';
import * as german from './de-DE/errors.ts';
import * as english from './en-US/errors.ts';
import type { NoticeTexts } from './en-US/errors.ts';
import * as french from './fr-FR/errors.ts';
import * as dutch from './nl-NL/errors.ts';

/** Every text that S1 §2–§8 and S2 §8 print, letter by letter, with the parameters they print as N or in braces. */
const printed: readonly string[] = [
  // S1 §5, shared field errors.
  'This field is required',
  'Minimum value {{min}}',
  'Maximum value {{max}}',
  'The entered data must be at least {{min}} characters long',
  'The entered data is too long',
  'Characters are not allowed here',
  'You have to include at least one Number',
  'You have to include at least one Special character',
  'You have to include at least one Upper Case letter',
  'You have to include at least one Lower Case letter',
  'Confirm password must be equal to new password',
  'Email is invalid',
  'Minimum character number: {{n}}',
  // S1 §5, signing days.
  "'Number of days before signing process expires' must be at least 1 day greater than 'Number of days after which a reminder is sent'",
  // S1 §8, field messages.
  'Please, select at least one Role',
  'Please provide a valid email',
  'Please fill in a valid mobile phone number in international standard format',
  'Please fill in a valid phone number in international standard format',
  'Invalid postal code or house number',
  'Please, provide date in standard: MM/dd/yyyy',
  'The selected file is too large (15Mb)',
  'The selected file type is not valid',
  'Please select at least one authentication method',
  'Please select at least one registration type',
  'Invalid Tax Identification Number, only use A-Z & 0-9',
  'Invalid Bank Account Number, only use A-Z & 0-9',
  'This field invalid, only use A-Z & 0-9',
  'Filename has unsupported character',
  'Please, provide a valid IBAN number',
  'Please fill in a valid URL format, starting with http:// or https://',
  'Please fill in a valid URL format',
  'Please provide a valid LEI code',
  'Please select a country from the list',
  'At least one of two methods (iDeal or iDIN) is required',
  'Current Risk Score used in another profile. Risk Score should be unique',
  'The total weight should be 100%',
  'The total asset allocation should be 100%',
  'Please, fill in a neutral weight and/or minimum and maximum weight',
  'The minimal weight should be less than maximal weight',
  'The neutral weight should be less than maximal weight',
  'The neutral weight should be more than minimal weight',
  'Value should be more than {{bound}}',
  'Value should be more than or equal {{bound}}',
  'Value should be an integer',
  'The structure of the formula is invalid',
  'Values in this set suppose to be unique',
  'We require all rows to be filled before saving',
  'Maximum validity is {{max}} days',
  '{{vars}} is required',
  '{{vars}} is not supported',
  'Curly braces mismatch',
  'At least one of these groups: {{groups}} is required',
  'This recipient does not have a client portal account. Create an account for this party before sending them an invite.',
  // S2 §8 with 3-decisions 4.19, registration validity.
  'Registration is invalid! Not enough required fields or their types is incorrect.',
  'Registration is invalid! Parties is not array.',
  'Registration is invalid! Parties length is not correct.',
  "Registration is invalid! It's type is invalid.",
  'Registration is invalid! Status is invalid.',
  // S1 §4 and §8, sign-in.
  'The username-password combination you have entered is incorrect',
  'Your user was created by Admin. Please, change your password, below.',
  'Invalid attributes given, profile is missing. Please, contact our manager.',
  'Password does not conform to policy: Password must have symbol characters',
  'User is not confirmed, confirmation code will be sent on your phone',
  'Invalid confirm code',
  'Confirm code expire. You will be redirected to login',
  'Attempt limit exceeded, please try after some time',
  'cannot reset password',
  'If the username exists, the verification code has been send',
  'Verification code was sent to {{username}}.',
  'Confirmation code is wrong',
  'Request another one',
  'Enter confirmation code',
  'User with username {{username}} already exist, please use different username',
  'Unable to find invite with such id',
  'Your invite has expired, please contact your administrator to request it again',
  'Your temporary password has been sent to your email',
  'Your session will expire in less than {{minutes}} minutes. Click here to continue the session',
  // S1 §6 and §7.
  'Session expired.',
  'You are not allowed to make this call',
  "You don't have access to this page!",
  // S1 §2 and §8, S2 §8, everywhere else.
  'Something went wrong. Please try again. If the problem persists, contact support',
  'An error occurred while loading the page, please try again.',
  'Check your connection and try again.',
  'This browser is not supported. Please try using Google Chrome, Mozilla Firefox, Microsoft Edge or Safari.',
  'Not Found',
  'Updated Successfully',
  'Success!',
  'Status updated.',
];

const printedNotices = [
  'Error!',
  'Warning',
  'Information!',
  'Success',
  'No internet connection.',
  'Dismiss',
  'Browser Not Supported',
];

const codes = Object.keys(catalogue) as ErrorCode[];
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();

it('prints every text of the specifications in English', () => {
  const texts = new Set<string>(Object.values(english.errors));
  expect(printed.filter(text => !texts.has(text))).toStrictEqual([]);
  expect(Object.values(english.notices)).toStrictEqual(printedNotices);
});

it('says 90 days as the specifications do', () => {
  expect(english.errors.maximumValidity.replace('{{max}}', '90')).toBe('Maximum validity is 90 days');
});

it('writes only the parameters that the catalogue gives', () => {
  for (const code of codes) {
    const params = Object.keys(catalogue[code].params);
    expect(params).toStrictEqual(expect.arrayContaining(placeholdersOf(english.errors[code])));
  }
});

interface Translation {
  readonly errors: ErrorTexts;
  readonly notices: NoticeTexts;
}

describe.each<[string, Translation]>([
  ['nl-NL', dutch],
  ['fr-FR', french],
  ['de-DE', german],
])('%s', (_, { errors, notices }) => {
  it('has a text of its own for every code', () => {
    expect(Object.keys(errors)).toStrictEqual(Object.keys(english.errors));
    const source: ErrorTexts = english.errors;
    expect(codes.filter(code => errors[code] === source[code] || errors[code].trim() === '')).toStrictEqual(
      [],
    );
    expect(Object.keys(notices)).toStrictEqual(Object.keys(english.notices));
  });

  it('writes the same parameters as English', () => {
    for (const code of codes)
      expect(placeholdersOf(errors[code])).toStrictEqual(placeholdersOf(english.errors[code]));
  });
});
