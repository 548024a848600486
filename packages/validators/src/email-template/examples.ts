import type { Example, InvalidExample } from '../testing/examples.ts';
import type { EmailTemplateOptions } from './email-template.ts';

const options = { required: ['link'], supported: ['firstName'] };

export const valid: readonly Example<EmailTemplateOptions>[] = [
  { value: 'Dear {{firstName}}, go to {{link}}', options, note: 'required and supported' },
  {
    value: 'Go to {{ link }} {once}',
    options,
    note: 'blanks around the name, and single braces in the text',
  },
  { value: '', note: 'nothing, and nothing required' },
];

export const invalid: readonly InvalidExample<EmailTemplateOptions>[] = [
  {
    value: 'Dear {{firstName}}',
    options,
    note: 'a required variable is missing',
    violation: { code: 'templateRequired', params: { vars: ['link'] } },
  },
  {
    value: '{{link}} {{foo}} {{bar}} {{foo}}',
    options,
    note: 'unsupported variables, each named once',
    violation: { code: 'templateUnsupported', params: { vars: ['foo', 'bar'], position: 9 } },
  },
  {
    value: '{{link}} {{first.name}}',
    options,
    note: 'a name that a word pattern would not see',
    violation: { code: 'templateUnsupported', params: { vars: ['first.name'], position: 9 } },
  },
  {
    value: '{{link}} {{prototype}}',
    options,
    note: 'a name that every function has',
    violation: { code: 'templateUnsupported', params: { vars: ['prototype'], position: 9 } },
  },
  {
    value: 'Go to {{link}',
    options,
    note: 'a closing brace is missing',
    violation: { code: 'templateBraces', params: { position: 6 } },
  },
  {
    value: '}{',
    options,
    note: 'braces the wrong way round',
    violation: { code: 'templateBraces', params: { position: 0 } },
  },
  {
    value: '{{Link}}',
    options,
    note: 'another case is another name: missing, and unsupported',
    violation: {
      code: 'templateRequired',
      params: {
        vars: ['link'],
        violations: [
          { code: 'templateRequired', params: { vars: ['link'] } },
          { code: 'templateUnsupported', params: { vars: ['Link'], position: 0 } },
        ],
      },
    },
  },
];
