import { loadBaseMessages, loadCommonMessages, type Locale, type Messages } from '@dossier/ui/messages';
import { loadOnce } from './load-once.ts';
import { vocabularyNames } from './vocabulary-names.ts';

/** What components say before sign-in. There is no table and no party form: their texts come behind it. */
export const publicMessages = loadOnce(async (locale: Locale): Promise<Messages> => {
  const { components, errors } = await loadBaseMessages(locale);
  return { locale, components: components as Messages['components'], errors, vocabularies: {} };
});

/** What components say behind sign-in, with the names of the codes that most pages show. */
export const signedInMessages = loadOnce(async (locale: Locale): Promise<Messages> => {
  const { base, rest, vocabularies } = await loadCommonMessages(locale);
  return {
    locale,
    components: { ...base.components, ...rest.components },
    errors: { ...base.errors, ...rest.errors },
    vocabularies,
  };
});

/** Loads in another language what components of the present page say, and the names of codes on it. */
export async function loadMessagesAgain(from: Locale, to: Locale): Promise<void> {
  const ofComponents = [publicMessages, signedInMessages];
  await Promise.all([
    ...ofComponents.map(messages => messages.has(from) && messages.tryLoad(to)),
    ...Object.values(vocabularyNames).map(names => names.has(from) && names.tryLoad(to)),
  ]);
}
