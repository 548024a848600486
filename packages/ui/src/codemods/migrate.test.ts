import { describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { rename } from './rename.ts';
import { renames } from './renames.ts';

describe('the codemod', () => {
  const every = renames.flatMap(({ source, names }) =>
    names.map(([before, now]) => [source, before, now] as const),
  );

  it.each(every)('%s: %s is %s', (source, before, now) => {
    const code = `import { ${before} } from '${source}/entry';\nuse(${before});\n`;
    expect(rename(code)).toBe(`import { ${now} } from '${source}/entry';\nuse(${now});\n`);
  });

  it('renames rules by how they begin', () => {
    expect(
      rename(
        "import { judgeIban, type Verdict } from '@dossier/validators';\nconst v: Verdict = judgeIban(x);",
      ),
    ).toBe(
      "import { validateIban, type ValidationResult } from '@dossier/validators';\nconst v: ValidationResult = validateIban(x);",
    );
  });

  it('renames attributes of our components, and of no other', () => {
    expect(
      rename(`import { Status } from '@dossier/ui/status';
import { Ring } from './ring';
<Status tone="info" isHollow={done} onClick={() => go()}>Done</Status>; <Status isHollow>Don't</Status>; <Ring isHollow />;`),
    ).toBe(`import { Status } from '@dossier/ui/status';
import { Ring } from './ring';
<Status tone="info" isOutlined={done} onClick={() => go()}>Done</Status>; <Status isOutlined>Don't</Status>; <Ring isHollow />;`);
  });

  it('leaves texts, comments, properties and names of the file alone', () => {
    const code = `import { Paper as Page, imagePaper } from '@dossier/ui/document-viewer';
import { Paper } from './paper';
// imagePaper of old
const label = "imagePaper"; const it = box.imagePaper; const page: Page = Paper;
`;
    expect(rename(code))
      .toBe(`import { ViewedDocument as Page, imageDocument } from '@dossier/ui/document-viewer';
import { Paper } from './paper';
// imagePaper of old
const label = "imagePaper"; const it = box.imagePaper; const page: Page = Paper;
`);
  });

  it('imports once what was imported by both names', () => {
    expect(rename("import { useErrorText, useFieldErrorText } from '@dossier/ui/messages';")).toBe(
      "import { useErrorText } from '@dossier/ui/messages';",
    );
  });

  it('changes nothing the second time', () => {
    const code = rename("import { Paper } from '@dossier/ui/document-viewer';\nlet page: Paper;");
    expect(rename(code)).toBe(code);
  });

  it('says where a person has to decide', () => {
    const { code, advice } = migrate(`import { DataTable } from '@dossier/ui/data-table';
<DataTable source="memory" rows={rows} />;`);
    expect(code).toContain('source="memory"');
    expect(advice).toEqual([{ line: 2, advice: expect.stringContaining('inMemory') }]);
    expect(migrate('<Ring source="memory" />')).toEqual({ code: '<Ring source="memory" />', advice: [] });
  });
});
