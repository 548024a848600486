import { signedOffPermissions, type Group, type Permission } from '@dossier/api/contract';
import { signOffMode } from '@dossier/validators/vocabularies';
import { Button } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { Menu } from '@dossier/ui/menu';
import { PermissionMatrix, type PermissionCell, type PermissionRow } from '@dossier/ui/permission-matrix';
import { useTranslations } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { boxOf, draftOf, type Box, type Draft, type Mode } from './draft.ts';
import { matrixSectionNames, matrixSections, type MatrixRow } from './matrix-rows.ts';

const cellOf = (box: Box): PermissionCell =>
  box.state === 'open' || box.state === 'none' ? box : { state: 'locked' };

/** What a group gives and could give, with the reason where it cannot. */
export function GroupMatrix({ group, draft, search, isReadOnly, onChange }: GroupMatrixProps) {
  const t = useTranslations('groups');
  const textOf = useVocabularyText('access');
  const texts = t($ => $.groups.matrix, { returnObjects: true });
  const modes = t($ => $.groups.modes, { returnObjects: true });
  const before = draftOf(group.grants);
  const permissionOf = ({ read, write }: MatrixRow, column: number) => (column === 0 ? read : write);

  const labelOf = ({ pair, id }: MatrixRow) =>
    pair === null ? textOf('permission', id) : t($ => $.groups.rows[pair]);

  function changeOf(row: MatrixRow): string | undefined {
    const kinds = [row.read, row.write].flatMap(name => {
      if (name === null || before.get(name) === draft.get(name)) return [];
      if (!before.has(name)) return [texts.new];
      return [draft.has(name) ? texts.changed : texts.removed];
    });
    return kinds[0];
  }

  function noteOf({ read, write }: MatrixRow, [reading, writing]: readonly Box[]): string | undefined {
    if (reading?.state === 'implied')
      return read && draft.has('adminSettings') ? texts.settings : texts.includes;
    if (reading?.state === 'open' && write !== null && writing?.state === 'none') return texts.adminsWrite;
    if ([reading, writing].some(box => box?.state === 'open')) return undefined;
    return [reading, writing].some(box => box?.state === 'role') ? texts.byRole : texts.admins;
  }

  const modeButton = (permission: Permission, mode: Mode) =>
    isReadOnly ? (
      <span>{modes[mode]}</span>
    ) : (
      <Menu
        button={
          <Button size="small" variant="quiet" aria-label={`${texts.mode}: ${modes[mode]}`}>
            {modes[mode]}
          </Button>
        }
        groups={[
          signOffMode.codes.map(code => ({
            id: code,
            label: modes[code],
            isChosen: code === mode,
            onSelect: () => onChange(permission, code),
          })),
        ]}
      />
    );

  const rowOf = (row: MatrixRow): PermissionRow => {
    const boxes = [boxOf(draft, row.read), boxOf(draft, row.write)];
    const [change, note] = [changeOf(row), noteOf(row, boxes)];
    const mode = row.write === null ? undefined : draft.get(row.write);
    const isInParts = row.write !== null && signedOffPermissions.includes(row.write);
    return {
      id: row.id,
      label: labelOf(row),
      code: row.id,
      cells: boxes.map(cellOf),
      ...(note !== undefined && { note }),
      ...(change !== undefined && { change }),
      ...(mode !== undefined && isInParts && row.write !== null && { control: modeButton(row.write, mode) }),
    };
  };

  const needle = search.trim().toLocaleLowerCase();
  const sections = matrixSectionNames
    .map(name => ({
      id: name,
      title: t($ => $.groups.sections[name]),
      rows: (matrixSections[name] as readonly MatrixRow[])
        .map(rowOf)
        .filter(({ label, code }) => `${label} ${code}`.toLocaleLowerCase().includes(needle)),
    }))
    .filter(({ rows }) => rows.length > 0);
  if (sections.length === 0) return <EmptyState title={t($ => $.groups.actions.noMatch)} />;
  const rows: readonly MatrixRow[] = Object.values(matrixSections).flat();
  return (
    <PermissionMatrix
      caption={t($ => $.groups.matrix.caption, { name: group.name })}
      labels={{ permission: texts.permission, code: texts.code, note: texts.note, none: texts.cannot }}
      columns={[texts.read, texts.write]}
      sections={sections}
      isReadOnly={isReadOnly}
      onPermissionToggle={({ row: id, column, isGranted }) => {
        const row = rows.find(each => each.id === id);
        const permission = row ? permissionOf(row, column) : null;
        if (permission) onChange(permission, isGranted ? 'INITIATE_AND_APPROVE' : null);
      }}
    />
  );
}

interface GroupMatrixProps {
  readonly group: Group;
  readonly draft: Draft;
  /** Part of what a permission is called, on screen or in the API. */
  readonly search: string;
  readonly isReadOnly: boolean;
  readonly onChange: (permission: Permission, mode: Mode | null) => void;
}
