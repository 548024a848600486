import { language } from '@dossier/validators/vocabularies';
import { describe, expect, it } from 'vitest';
import { registrationActions } from '../contract/index.ts';
import { eventTexts, loadTexts, partyTexts } from './index.ts';

describe.each(language.codes)('an event in %s', async locale => {
  const [parties, { missing }] = await Promise.all([
    loadTexts(locale, 'parties'),
    loadTexts(locale, 'record'),
  ]);
  const codeText = (_: string, code: string) => code;
  const party = partyTexts({
    locale,
    texts: parties,
    codeText,
    day: day => day,
    country: code => code,
    percentage: String,
    separator: '; ',
  });
  const { titleOf, linesOf } = eventTexts({ texts: { parties, missing }, party, codeText, day: day => day });
  const event = (action: string, detail: Readonly<Record<string, unknown>> = {}) => ({
    _id: '1',
    at: '2026-11-21T10:42:00Z',
    action,
    actor: null,
    version: 1,
    detail,
    changes: [],
    erased: false,
  });

  it.each(registrationActions)('%s has a sentence', action => {
    const title = titleOf(event(action, { kind: 'passport', field: 'personalNumber', partyName: 'Sanne' }));
    expect(title).not.toContain(action);
    expect(title).not.toMatch(/[{}]|undefined/);
  });

  it('shows the code of an action that it does not know', () => {
    expect(titleOf(event('registration.unknown'))).toContain('registration.unknown');
  });

  it('names the document that expired', () => {
    const change = { party_id: 'p1', party: 'Sanne', path: 'expired.identity', old: null, new: '2026-11-20' };
    const [line] = linesOf({ ...event('registration.statusChanged'), changes: [change] });
    expect(line).toContain(missing.identity);
    expect(line).toContain('2026-11-20');
  });
});
