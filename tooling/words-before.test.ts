import { expect, it } from 'vitest';
import { productSources, saidBefore } from './words-before.ts';

const files = productSources();

it('no page before signing in says what comes behind it', () => {
  expect(saidBefore(files)).toEqual([]);
});

it('a component that would is found', () => {
  const page = 'apps/backoffice/src/areas/access/ChooseTenantPage.tsx';
  const talkative = files.map(({ path, text }) => ({
    path,
    text: path === page ? `import { DueBadge } from '@dossier/ui/due-badge';\n${text}` : text,
  }));
  expect(saidBefore(talkative)).toEqual(['packages/ui/src/due-badge/DueBadge.tsx: due']);
});
