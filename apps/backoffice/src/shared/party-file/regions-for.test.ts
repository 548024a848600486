import { region } from '@dossier/validators/vocabularies';
import { expect, it } from 'vitest';
import { regionsFor } from './regions-for.ts';

it('offers the regions that the firm allows, in the order of the list', () => {
  expect(regionsFor(['euAndEea', 'asia'])).toEqual(['asia', 'euAndEea']);
});

it('keeps one that is stored and is not allowed any more', () => {
  expect(regionsFor(['euAndEea'], 'oceania')).toEqual(['euAndEea', 'oceania']);
});

it('offers all while it is not known what the firm allows', () => {
  expect(regionsFor()).toEqual(region.codes);
});
