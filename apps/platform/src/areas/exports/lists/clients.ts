import {
  clientListTypes,
  fieldOfColumn,
  partyColumns,
  type CustomField,
  type PartyColumn,
} from '@dossier/api/contract';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor } from '../../../shared/work/work.ts';
import {
  listParties,
  readCustomFields,
  readPartyRows,
  type PartyQuery,
  type PartyRow,
} from '../../parties/service.ts';
import { readSections, type Sections } from '../../tenants/service.ts';
import { packedRows } from '../many/parts.ts';
import { loadReading, type Reading } from '../reading.ts';
import type { ExportedList, MadePart, PartOrder } from './exported-list.ts';

/** A list of clients leaves as a table with the columns that are seen, five hundred rows at a time. */
export const clientList = (list: keyof typeof clientListTypes): ExportedList => ({
  batch: 500,
  async page(work, caller, query) {
    const type = query.type?.length ? query.type : [...clientListTypes[list]];
    const { items, total } = await listParties(work, caller, { ...query, type } as PartyQuery);
    return { ids: items.map(({ _id }) => _id), total };
  },
  make: makeRows,
});

async function makeRows(services: Services, tenantId: string, order: PartOrder): Promise<MadePart> {
  const { exportId, format, ids, caller, wish } = order;
  const columns = wish.columns ?? partyColumns;
  const fieldIds = columns.flatMap(column => fieldOfColumn(column) ?? []);
  const { parties, fields, risk, reading } = await inTenant(
    services,
    tenantId,
    systemActor('exports'),
    async work => ({
      parties: new Map((await readPartyRows(work, caller, ids, fieldIds)).map(party => [party._id, party])),
      fields: fieldIds.length > 0 ? await readCustomFields(work) : [],
      risk: (await readSections(work.tx, ['riskQualification'])).riskQualification,
      reading: await loadReading(wish.locale ?? 'en-US'),
    }),
  );
  const shown = columns.flatMap(column => columnOf(column, { fields, reading, risk }) ?? []);
  const present = ids.flatMap(id => parties.get(id) ?? []);
  return {
    bytes: packedRows(present.map(party => shown.map(({ header, cell }) => [header, cell(party)] as const))),
    failures: new Map(ids.filter(id => !parties.has(id)).map(id => [id, 'NotFound'])),
    entries: present.map(({ _id }) => ({
      action: 'party.exported',
      objectType: 'party',
      objectId: _id,
      detail: { format, locale: reading.locale, columns, export: exportId },
    })),
  };
}

interface ExportedColumn {
  readonly header: string;
  readonly cell: (party: PartyRow) => string;
}

interface ColumnContext {
  readonly fields: readonly CustomField[];
  readonly reading: Reading;
  readonly risk: Sections['riskQualification'];
}

/** A column as it leaves; none where it is of a custom field that is hidden by now. */
function columnOf(column: string, { fields, reading, risk }: ColumnContext): ExportedColumn | undefined {
  const { texts } = reading;
  const id = fieldOfColumn(column);
  if (id === null) {
    // The contract lets no other pass.
    const usualColumn = column as PartyColumn;
    const header = texts.clients.columns[headers[usualColumn]];
    return { header, cell: party => cells[usualColumn](party, reading, risk) };
  }
  const field = fields.find(({ _id, status }) => _id === id && status !== 'R');
  if (!field) return undefined;
  return {
    header: headerOf(field, texts),
    cell(party) {
      const value = party.customFields?.find(({ _id }) => _id === id)?.value ?? '';
      return field.type === 'B' && value !== ''
        ? texts.clients.customField[value === 'true' ? 'yes' : 'no']
        : value;
    },
  };
}

/** A field that a firm calls as the list calls something else is told from it. */
const headerOf = ({ label }: CustomField, { clients: { columns, customField } }: Reading['texts']): string =>
  Object.values(columns).includes(label) ? `${label} (${customField.label})` : label;

const headers = {
  name: 'name',
  beganOn: 'birth',
  number: 'number',
  kind: 'kind',
  city: 'city',
  registrations: 'registrations',
  assignee: 'assignee',
  risk: 'risk',
  status: 'status',
  nextReviewOn: 'nextReview',
  updatedAt: 'updated',
} as const satisfies Readonly<Record<PartyColumn, keyof Reading['texts']['clients']['columns']>>;

type Cell = (party: PartyRow, reading: Reading, risk: Sections['riskQualification']) => string;

/** Days and figures as a spreadsheet sorts them; all else as the list says it. */
const cells: Readonly<Record<PartyColumn, Cell>> = {
  name: party => party.name,
  beganOn: party => party.beganOn ?? '',
  number: party => party.chamberOfCommerceNo ?? '',
  kind: (party, { codeText }) => codeText('partyType', party.type),
  city: party => party.city ?? '',
  registrations: party => String(party.registrations),
  assignee: (party, { texts }) => party.assignee ?? texts.registrations.unassigned,
  risk(party, { texts, codeText }, { levels }) {
    const level = levels.find(({ id }) => id === party.riskQualificationId);
    return level ? (level.name ?? codeText('riskLevel', level.id)) : texts.registrations.notAssessed;
  },
  status: (party, { codeText }) => codeText('partyStatus', party.status),
  nextReviewOn: party => party.nextReviewOn ?? '',
  updatedAt: party => party.updatedAt,
};
