import { language } from '@dossier/validators/vocabularies';
import { describe, expect, it } from 'vitest';
import { registrationActions } from '../contract/index.ts';
import { fillText } from './fill.ts';
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
    percentage: value => `${value}%`,
    separator: '; ',
  });
  const { titleOf, linesOf, rowsOf } = eventTexts({
    texts: { parties, missing },
    party,
    codeText,
    day: day => day,
  });
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

  it('has a row for each field that changed, and one for what is no field', () => {
    const change = { party_id: 'p1', party: 'Sanne', path: 'address.city', old: 'Utrecht', new: 'Zeist' };
    const added = { ...change, path: '', old: null, new: {} };
    const rows = rowsOf({ ...event('registration.changed'), changes: [change, added] as never });
    expect(rows.map(({ before, after }) => [before, after])).toEqual([
      ['Utrecht', 'Zeist'],
      [null, null],
    ]);
    expect(rows[0]?.label).toMatch(/^Sanne, /);
    expect(rowsOf(event('registration.commented'))).toHaveLength(1);
  });

  it('shows the code of an action that it does not know', () => {
    expect(titleOf(event('registration.unknown'))).toContain('registration.unknown');
  });

  const saskia = { party_id: 'p1', party: 'Saskia Hendriks' };
  it.each([
    ['added', [{ path: '', old: null, new: 'Saskia Hendriks' }], []],
    [
      'addedWithShare',
      [
        { path: '', old: null, new: 'Saskia Hendriks' },
        { path: 'ownershipPercentage', old: null, new: '60' },
      ],
      [],
    ],
    ['removed', [{ path: '', old: 'Saskia Hendriks', new: null }], []],
    ['edited', [{ path: 'naturalPerson.initials', old: 'S.', new: 'S.M.' }], ['S. → S.M.']],
  ] as const)('of a save that %s one party names the party', (deed, changed, shown) => {
    const changes = changed.map(change => ({ ...saskia, ...change }));
    const saved = { ...event('registration.changed'), changes };
    expect(titleOf(saved)).toBe(
      fillText(parties.activity.deeds[deed], {
        actor: parties.activity.platform,
        name: 'Saskia Hendriks',
        share: '60%',
      }),
    );
    expect(linesOf(saved)).toHaveLength(shown.length);
    for (const [index, text] of shown.entries()) expect(linesOf(saved)[index]).toContain(text);
  });

  it('of a save about two parties is one entry with a line for each field', () => {
    const changes = [
      { ...saskia, path: 'naturalPerson.initials', old: null, new: 'S.' },
      { party_id: 'p2', party: 'Jan Smit', path: 'naturalPerson.initials', old: 'J.', new: null },
    ];
    const saved = { ...event('registration.changed'), changes };
    expect(titleOf(saved)).toBe(fillText(parties.activity.changed, { actor: parties.activity.platform }));
    const [added, removed] = linesOf(saved);
    expect(added).toContain('S.');
    expect(removed).toContain('J.');
    expect([added, removed].join()).not.toContain('→');
  });

  it.each([
    ['registration.assigned', 'assignee_id', 'Malik Bakker'],
    ['registration.statusChanged', 'status', 'COMPLETE'],
  ])('of %s says to what, and not twice', (action, path, value) => {
    const changes = [{ party_id: null, party: null, path, old: null, new: value }];
    expect(titleOf({ ...event(action), changes })).toContain(value);
    expect(linesOf({ ...event(action), changes })).toEqual([]);
  });

  it('names the document that expired', () => {
    const change = { party_id: 'p1', party: 'Sanne', path: 'expired.identity', old: null, new: '2026-11-20' };
    const [line] = linesOf({ ...event('registration.statusChanged'), changes: [change] });
    expect(line).toContain(missing.identity);
    expect(line).toContain('2026-11-20');
  });
});
