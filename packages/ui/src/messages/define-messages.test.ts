import { expect, it } from 'vitest';
import { english } from '../testing/english.ts';
import { defineMessages } from './define-messages.ts';

it('changes one text, and keeps all others', () => {
  const messages = defineMessages(english, {
    components: { busy: 'Just a moment' },
    errors: { iban: 'No IBAN' },
  });
  expect(messages.components.busy).toBe('Just a moment');
  expect(messages.errors.iban).toBe('No IBAN');
  expect({ ...messages.components, busy: english.components.busy }).toEqual(english.components);
  expect(messages.vocabularies).toEqual(english.vocabularies);
  expect(english.components.busy).not.toBe('Just a moment');
});
