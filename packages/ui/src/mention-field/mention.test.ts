import { describe, expect, it } from 'vitest';
import { mentionAt, peopleFor, withMention } from './mention.ts';

const people = [{ name: 'Malik Bakker' }, { name: 'Zoë de Wit' }, { name: 'An' }];
const namesFor = (query: string) => peopleFor(query, people).map(({ name }) => name);

describe('a mention', () => {
  it.each([
    ['@', 1, ''],
    ['Please, @mal', 12, 'mal'],
    ['Please, @mal look', 12, 'mal'],
    ['two\n@de w', 9, 'de w'],
  ])('is what stands between an @ and the caret: %j', (text, caret, query) => {
    expect(mentionAt(text, caret)).toEqual({ start: caret - query.length, end: caret, query });
  });

  it.each(['malik@bank.example', 'nothing', '@one\ntwo', `@${'x'.repeat(41)}`])('is none in %j', text => {
    expect(mentionAt(text, text.length)).toBeNull();
  });

  it('finds by the beginning of any word of a name, marks and capitals aside', () => {
    expect(namesFor('bak')).toEqual(['Malik Bakker']);
    expect(namesFor('zoe d')).toEqual(['Zoë de Wit']);
    expect(namesFor('kk')).toEqual([]);
    expect(namesFor('')).toHaveLength(3);
  });

  it('is over once a whole name stands there', () => {
    expect(namesFor('an')).toEqual([]);
    expect(namesFor('Malik Bakker is')).toEqual([]);
  });

  it('takes the place of what was typed, and leaves one blank after it', () => {
    const mention = { start: 5, end: 8, query: 'mal' };
    expect(withMention('Ask @mal', mention, 'Malik Bakker')).toEqual({
      text: 'Ask @Malik Bakker ',
      caret: 18,
    });
    expect(withMention('Ask @mal now', mention, 'Malik Bakker')).toEqual({
      text: 'Ask @Malik Bakker now',
      caret: 18,
    });
  });
});
