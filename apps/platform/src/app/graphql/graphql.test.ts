import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { limits } from './limits.ts';

describe('GraphQL', () => {
  let platform: TestPlatform;
  let token: string;

  beforeAll(async () => {
    platform = await startTestPlatform(embeddedEngine(), {
      STAGE: 'production',
      SMTP_URL: 'smtp://localhost:25',
      MAIL_FROM: 'dossier@post.example',
    });
    token = await platform.signIn('meridian.agent');
  });

  const ask = (query: string, fields: object = {}) =>
    platform.ask('/api/parties/graphql', { method: 'POST', token, body: { query, ...fields } });
  const settingQuery = '{ riskQualificationSettingGet { defaultMonths } }';

  it('answers what the contract declares', async () => {
    expect(await (await ask(settingQuery)).json()).toEqual({
      data: { riskQualificationSettingGet: { defaultMonths: 24 } },
    });
  });

  it('is for anyone who is signed in', async () => {
    const response = await platform.ask('/api/parties/graphql', {
      method: 'POST',
      body: { query: settingQuery },
    });
    expect(response.status).toBe(401);
  });

  it.each([
    [
      'too many aliases',
      `{ ${Array.from({ length: limits.aliases + 1 }, (_, i) => `a${i}: riskQualificationSettingGet { defaultMonths }`).join(' ')} }`,
    ],
    [
      'too deep',
      `{ riskQualificationSettingGet ${'{ levels '.repeat(limits.depth)}${'}'.repeat(limits.depth)} }`,
    ],
    ['too dear', `{ riskQualificationSettingGet { ${'defaultMonths '.repeat(limits.cost)} } }`],
    [
      'too dear by fragments',
      `fragment a on Query { ${'...b '.repeat(40)} } fragment b on Query { ${'...c '.repeat(40)} } fragment c on Query { riskQualificationSettingGet { defaultMonths } } { ...a }`,
    ],
    ['a fragment of itself', 'fragment a on Query { ...a } { ...a }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['a field that is not there', '{ canary }'],
    ['no GraphQL at all', 'canary {{{'],
  ])('refuses %s, without quoting it', async (_, query) => {
    const response = await ask(query);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      errors: [
        { extensions: { type: 'ValidationFailed', requestId: expect.stringMatching(/^req_/) as string } },
      ],
    });
    expect(text).not.toContain('canary');
    expect(text).not.toContain('"data":{');
  });

  it('takes one operation at a time', async () => {
    const response = await platform.ask('/api/parties/graphql', {
      method: 'POST',
      token,
      body: [{ query: settingQuery }, { query: settingQuery }],
    });
    expect(await response.text()).not.toContain('defaultMonths":24');
  });

  it('is not there for services without one', async () => {
    const response = await platform.ask('/api/products/graphql', {
      method: 'POST',
      token,
      body: { query: settingQuery },
    });
    expect(response.status).toBe(404);
  });
});
