import { aMessage } from '@dossier/api/fixtures';
import { messageStatus } from '@dossier/validators/vocabularies';
import { describe, expect, it } from 'vitest';
import { shownMessages } from './shown-messages.ts';

const messages = (ids: string) => ids.split('').map(id => aMessage({ id }));
const idsOf = (shown: ReturnType<typeof shownMessages>) => shown.map(({ id }) => id).join('');
const none: ReadonlySet<string> = new Set();

describe('the messages of a view', () => {
  it('are as the platform has them at first', () => {
    expect(idsOf(shownMessages([], messages('abc'), none))).toBe('abc');
  });

  it('stay where they are when they are read, though others are above them now', () => {
    expect(idsOf(shownMessages(messages('abc'), messages('bca'), none))).toBe('abc');
  });

  it('stay when they were read, though the view holds unread ones only', () => {
    const shown = shownMessages(messages('abc'), messages('ac'), new Set(['b']));
    expect(idsOf(shown)).toBe('abc');
    expect(shown[1]?.messageStatus).toBe(messageStatus.code('Read'));
  });

  it('stay in their group when they ask for less once they are read', () => {
    const mention = aMessage({ id: 'a', messageType: 'mention' });
    const now = { ...mention, ask: 'know' as const };
    expect(shownMessages([mention], [now], new Set(['a']))).toEqual([{ ...now, ask: 'do' }]);
    expect(shownMessages([mention], [now], none)).toEqual([now]);
  });

  it('go when they are archived', () => {
    expect(idsOf(shownMessages(messages('abc'), messages('ac'), none))).toBe('ac');
  });

  it.each([
    ['nabc', 'nabc'],
    ['anbc', 'anbc'],
    ['abcn', 'abcn'],
    ['mnabc', 'mnabc'],
  ])('come in where the platform has them: %s', (next, shown) => {
    expect(idsOf(shownMessages(messages('abc'), messages(next), none))).toBe(shown);
  });
});
