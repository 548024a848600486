import { describe, expect, it } from 'vitest';
import { manifestViolations, violations } from './boundaries.ts';

const reasons = (path: string, specifier: string) =>
  violations([{ path, text: `import { x } from '${specifier}';` }]).map(violation => violation.reason);

describe('the arrows of the architecture', () => {
  it.each([
    ['apps/backoffice/src/areas/access/LoginPage.tsx', '@dossier/ui/button'],
    ['apps/backoffice/src/areas/access/LoginPage.tsx', '@dossier/api/access'],
    ['apps/backoffice/src/shared/record-words.ts', '@dossier/ui/vocabularies/record'],
    ['apps/backoffice/src/areas/access/LoginPage.tsx', '../../shared/link.ts'],
    ['apps/platform/src/areas/access/service.ts', '@dossier/api/contract'],
    ['apps/platform/src/app/http/api.ts', '@dossier/api/contract/server'],
    ['apps/platform/src/areas/registrations/service.ts', '../parties/service.ts'],
    ['packages/ui/src/button/Button.tsx', '@dossier/validators/limits'],
    ['packages/api/src/gateway/gateway.ts', '../contract/index.ts'],
    ['packages/api/src/texts/event-texts.ts', '../contract/index.ts'],
    ['apps/platform/src/areas/exports/reading.ts', '@dossier/api/texts'],
    ['packages/validators/src/iban/iban.stories.tsx', '@dossier/ui/text-field'],
  ])('allows %s to import %s', (path, specifier) => expect(reasons(path, specifier)).toEqual([]));

  it.each([
    ['packages/validators/src/iban/iban.ts', '@dossier/ui/button'],
    ['packages/validators/src/iban/iban.ts', 'react'],
    ['packages/ui/src/button/Button.tsx', '@dossier/api/client'],
    ['packages/ui/src/button/Button.tsx', 'swr'],
    ['packages/ui/src/theme/index.ts', '../button/Button.tsx'],
    ['packages/ui/src/theme/index.ts', 'react'],
    ['packages/api/src/contract/access/staff/endpoints.ts', '../../../gateway/index.ts'],
    ['packages/api/src/contract/access/staff/endpoints.ts', 'swr'],
    ['packages/api/src/texts/event-texts.ts', '../gateway/index.ts'],
    ['packages/api/src/texts/event-texts.ts', 'react'],
    ['packages/api/src/client/index.ts', '@dossier/ui/button'],
    ['packages/api/src/client/index.ts', '../contract/access/server.ts'],
    ['apps/backoffice/src/app/App.tsx', '@dossier/api/contract/server'],
    ['apps/platform/src/areas/access/service.ts', '@dossier/ui/button'],
    ['apps/platform/src/areas/access/service.ts', '@dossier/api/client'],
    ['apps/platform/src/areas/registrations/service.ts', '../parties/tables.ts'],
    ['apps/backoffice/src/areas/access/LoginPage.tsx', '../registrations/columns.tsx'],
    ['apps/backoffice/src/shared/link.ts', '../areas/access/LoginPage.tsx'],
    ['apps/backoffice/src/areas/access/LoginPage.tsx', '../../app/routes.tsx'],
    ['apps/backoffice/src/app/App.tsx', '../../../../packages/ui/src/button/Button.tsx'],
    ['apps/backoffice/src/app/App.tsx', '@dossier/ui/button/Button.tsx'],
    ['apps/backoffice/src/app/App.tsx', '@dossier/platform'],
  ])('refuses %s importing %s', (path, specifier) => expect(reasons(path, specifier)).toHaveLength(1));

  it('sees imports in every spelling', () => {
    const text =
      "export { x } from 'swr';\nconst y = await import('swr');\nimport 'swr';\nimport type {\n  Z,\n} from 'swr';";
    expect(violations([{ path: 'packages/ui/src/a/A.tsx', text }])).toHaveLength(4);
  });

  it('holds in the manifests too, so that packages cannot form a cycle', () => {
    expect(manifestViolations()).toEqual([]);
  });
});
