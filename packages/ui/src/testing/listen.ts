// What a screen reader says: of a widget as it stands, from its first word to its last, and of what changes by itself.
import { Virtual } from '@guidepup/virtual-screen-reader';
import { act } from 'react';
import { onTestFinished } from 'vitest';

/** Most phrases that one widget may need: a reader that goes round in circles is stopped. */
const MAX = 120;

/** Reads everything inside `container`, phrase by phrase: the accessibility tree as it is heard. */
export async function readAloud(container: Element): Promise<readonly string[]> {
  const reader = new Virtual();
  await reader.start({ container });
  const phrases: string[] = [await reader.lastSpokenPhrase()];
  while (phrases.length < MAX) {
    await reader.next();
    const phrase = await reader.lastSpokenPhrase();
    if (phrase === phrases[0]) break;
    phrases.push(phrase);
  }
  await reader.stop();
  return phrases;
}

/** Listens from here on, and gives what was announced since. */
export async function listen(container: Element): Promise<() => Promise<readonly string[]>> {
  const reader = new Virtual();
  await reader.start({ container });
  onTestFinished(() => reader.stop());
  await reader.clearSpokenPhraseLog();
  return async () => {
    await act(async () => undefined);
    const heard = (await reader.spokenPhraseLog()).filter(phrase => /^(?:polite|assertive): /.test(phrase));
    // A changed class is reported here as a change; to a reader the same text is nothing new.
    return heard.filter((phrase, index) => phrase !== heard[index - 1]);
  };
}
