// What judges answers is ours, in place of yup: every page carries it, and yup is a tenth of the bytes of sign-in.
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './files.ts';

const answerSchema = join(root, 'packages/api/src/answers/schema.ts');
/** Modules that describe answers alone; what forms are made of has yup itself. */
const ofAnswers =
  /\/packages\/api\/src\/(?:gateway\/checked|contract\/(?!parties\/(?:party-rule|new-parties)|documents\/document-rules)[\w/-]+)\.ts$/;
const replaced = new Set(['yup', '@dossier/validators/yup']);

/** Puts our schema in the place of yup where only answers are described. */
export const leanContractOnly: Plugin = {
  name: 'dossier-lean-contract',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    return replaced.has(source) && ofAnswers.test(importer ?? '') ? answerSchema : null;
  },
};
