import { expect, it } from 'vitest';
import { mentionedIn } from './mentions.ts';

const people = [
  { _id: 'malik', name: 'Malik Bakker' },
  { _id: 'zoe', name: 'Zoë Müller' },
];

it('notifies a colleague as long as the name is in the text', () => {
  expect(mentionedIn('@Malik Bakker and @zoe müller, please', people)).toEqual(['malik', 'zoe']);
  expect(mentionedIn('Malik Bakker called', people)).toEqual([]);
});
