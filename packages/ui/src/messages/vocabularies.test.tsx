import { vocabularies, type VocabularyTexts } from '@dossier/validators/vocabularies';
import { describe, expect, it } from 'vitest';
import { vocabularies as german } from './de-DE/vocabularies.ts';
import { vocabularies as english } from './en-US/vocabularies.ts';
import { vocabularies as french } from './fr-FR/vocabularies.ts';
import { vocabularies as dutch } from './nl-NL/vocabularies.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

describe.each<[string, VocabularyTexts]>([
  ['en-US', english],
  ['nl-NL', dutch],
  ['fr-FR', french],
  ['de-DE', german],
])('%s', (_, vocabularyTexts) => {
  const texts: Texts = vocabularyTexts;

  it('has words for every vocabulary but languages, which name themselves', () => {
    expect(Object.keys(texts).toSorted()).toStrictEqual(
      Object.keys(vocabularies)
        .filter(name => name !== 'language')
        .toSorted(),
    );
  });

  it('says every code, and says it tidily', () => {
    for (const [name, { codes }] of Object.entries(vocabularies).filter(([name]) => name !== 'language')) {
      expect(Object.keys(texts[name] ?? {}).toSorted()).toStrictEqual([...codes].toSorted());
      expect(
        Object.values(texts[name] ?? {}).filter(text => text === '' || text !== text.trim()),
      ).toStrictEqual([]);
    }
  });

  it('never says two codes of a vocabulary alike, so that a person can tell them apart', () => {
    const alike = Object.entries(texts).filter(
      ([, names]) => new Set(Object.values(names)).size < Object.keys(names).length,
    );
    // S2 §4 itself shows three workflows as "other".
    expect(alike.map(([name]) => name)).toStrictEqual(['workflowType']);
  });
});

it('shows the display names that S2 prints', () => {
  expect(Object.values(english.role)).toStrictEqual(['System Admin', 'Admin', 'User', 'Agent']);
  expect(new Set(Object.values(english.workflowType).map(text => text.toLowerCase()))).toStrictEqual(
    new Set([
      'risk review',
      'exit',
      'terminate product',
      'party offboarding',
      'add product',
      'identification',
      'onboarding',
      'remove connection',
      'change party status',
      'other',
    ]),
  );
  expect(english.industry.none).toBe('None of the above sectors');
});
