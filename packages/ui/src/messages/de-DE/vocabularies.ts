import type { VocabularyTexts } from '@dossier/validators/vocabularies';
import { vocabularies as access } from './vocabularies/access.ts';
import { vocabularies as document } from './vocabularies/document.ts';
import { vocabularies as common } from './vocabularies/common.ts';
import { vocabularies as others } from './vocabularies/others.ts';
import { vocabularies as party } from './vocabularies/party.ts';
import { vocabularies as record } from './vocabularies/record.ts';
import { vocabularies as work } from './vocabularies/work.ts';

export const vocabularies = {
  ...common,
  ...access,
  ...work,
  ...document,
  ...record,
  ...party,
  ...others,
} as const satisfies VocabularyTexts;
