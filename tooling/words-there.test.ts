import { expect, it } from 'vitest';
import { backofficeSources, wordsNotThere } from './words-there.ts';

const files = backofficeSources();

it('every page and every dialog has the words that it shows', () => {
  expect(wordsNotThere(files)).toEqual({});
});

it('a page that forgets its own is found, with what it would show as keys', () => {
  const forgetful = files.map(({ path, text }) => ({ path, text: text.replace('useWorkWords();', '') }));
  expect(wordsNotThere(forgetful)).toEqual({
    'apps/backoffice/src/areas/messages/InboxPage.tsx': ['messageType', 'messages'],
    'apps/backoffice/src/areas/workflows/TasksPage.tsx': ['workflowType', 'workflows'],
  });
});

it('a dialog may count on the page that opens it', () => {
  const forgetful = files.map(({ path, text }) => ({ path, text: text.replace('useRecordWords();', '') }));
  expect(Object.keys(wordsNotThere(forgetful))).toContain(
    'apps/backoffice/src/areas/registrations/documents/DocumentsSection.tsx',
  );
});
