import { describe, expect, it } from 'vitest';
import { mentionedIn, suggestedFor, withName } from './mentions.ts';

const people = [
  { _id: 'malik', name: 'Malik Bakker' },
  { _id: 'zoe', name: 'Zoë Müller' },
];
const suggested = (text: string) => suggestedFor(text, people).map(({ _id }) => _id);

describe('a colleague', () => {
  it.each([
    ['Please look, @', ['malik', 'zoe']],
    ['@Ma', ['malik']],
    ['Ask @zoe', ['zoe']],
    ['Ask @mul', ['zoe']],
    ['Ask @Nobody', []],
    ['Mail to info@ma', []],
    ['@Malik Bakker please look', []],
    ['No one', []],
  ])('is offered for %j: %j', (text, ids) => {
    expect(suggested(text)).toEqual(ids);
  });

  it('takes the place of what was typed of the name', () => {
    expect(withName('Ask @mul', 'Zoë Müller')).toBe('Ask @Zoë Müller ');
  });

  it('is notified as long as the name is in the text', () => {
    expect(mentionedIn('@Malik Bakker and @zoe müller, please', people)).toEqual(['malik', 'zoe']);
    expect(mentionedIn('Malik Bakker called', people)).toEqual([]);
  });
});
