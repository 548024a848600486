import { language } from '@dossier/validators/vocabularies';
import { expect, it } from 'vitest';
import * as english from './en-US/index.ts';
import { loadTexts, type Namespace } from './index.ts';

const namespaces = Object.keys(english) as Namespace[];

/** `{ a: { b: '…' } }` → `a.b`. */
const keysOf = (texts: object, path = ''): readonly string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${path}${name}`] : keysOf(value as object, `${path}${name}.`),
  );

it.each(language.codes.flatMap(locale => namespaces.map(name => [locale, name] as const)))(
  'in %s there is every text of %s',
  async (locale, namespace) => {
    const [source, texts] = await Promise.all([loadTexts('en-US', namespace), loadTexts(locale, namespace)]);
    expect(keysOf(texts).toSorted()).toEqual(keysOf(source).toSorted());
  },
);
