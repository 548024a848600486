import { Download, ExternalLink, UserPlus } from 'lucide';
import { RiskLevel } from '../../risk-level/index.ts';
import { Status } from '../../status/index.ts';
import type { DataTableColumn } from '../column.ts';
import type { RowAction } from '../RowActions.tsx';
import { icon } from '../../icons/icon.ts';

const DownloadIcon = icon(Download);
const ExternalLinkIcon = icon(ExternalLink);
const UserPlusIcon = icon(UserPlus);

/** A row of the examples: a registration as a list shows it. */
export interface Example {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly number: string;
  readonly assets: number;
  readonly risk: 'low' | 'medium' | 'high' | null;
  readonly status: 'Complete' | 'Under review' | 'Incomplete';
  readonly updated: string;
}

const first = [
  'Van der Brüggen',
  'Zoë Müller',
  'De Haven',
  'Okonkwo-Janssen',
  'Café Lumière',
  'Noorderlicht',
  'Schäfer',
  'Van Loon',
  'el Idrissi',
  "'t Hart",
  'Bruun Rasmussen',
  'Østergaard',
  'Ávila',
  'IJsselmeer',
];
const last = [
  'Holding B.V.',
  'Participaties',
  'Vastgoed N.V.',
  'Invest ApS',
  'Stichting',
  'V.O.F.',
  'SRL',
  'Vermögensverwaltung GmbH',
];
const cities = [
  'Utrecht',
  'Antwerpen',
  'Rotterdam',
  'Den Haag',
  'Liège',
  'Groningen',
  'Maastricht',
  'Köln',
  'Ålborg',
];
const risks = ['low', 'medium', 'high', null] as const;
const statuses = ['Complete', 'Under review', 'Incomplete'] as const;
const pick = <T,>(list: readonly T[], index: number): T => list[index % list.length]!;

/** So many rows, the same ones every time. */
export const exampleRows = (count: number): readonly Example[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${pick(first, index * 5)} ${pick(last, index * 3)}${index < 100 ? '' : ` ${index}`}`,
    city: pick(cities, index * 5),
    number: String(10_000_000 + ((index * 7_919) % 89_999_999)),
    assets: (index * 104_729) % 5_000_000,
    risk: pick(risks, index * 11),
    status: pick(statuses, index * 13),
    updated: `2026-${String(1 + (index % 11)).padStart(2, '0')}-${String(1 + ((index * 17) % 28)).padStart(2, '0')}`,
  }));

const riskNames = { low: 'Low', medium: 'Medium', high: 'High' };
const money = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const total = (rows: readonly Example[]) => money.format(rows.reduce((sum, row) => sum + row.assets, 0));

export const exampleColumns: readonly DataTableColumn<Example>[] = [
  { id: 'name', header: 'Name', text: row => row.name, isPrimary: true, isSortable: true, minWidth: 160 },
  { id: 'city', header: 'City', text: row => row.city, isSortable: true },
  { id: 'number', header: 'CoC / tax no.', text: row => row.number, isSortable: true, truncate: 'middle' },
  {
    id: 'assets',
    header: 'Assets (€)',
    align: 'end',
    isSortable: true,
    text: row => money.format(row.assets),
    sortValue: row => row.assets,
    total,
  },
  {
    id: 'risk',
    header: 'Risk',
    minWidth: 128,
    isSortable: true,
    text: row => (row.risk ? riskNames[row.risk] : 'Not assessed'),
    sortValue: row => (row.risk ? ['low', 'medium', 'high'].indexOf(row.risk) : null),
    cell: row => <RiskLevel level={row.risk} label={row.risk ? riskNames[row.risk] : 'Not assessed'} />,
  },
  {
    id: 'status',
    header: 'Status',
    minWidth: 136,
    isSortable: true,
    text: row => row.status,
    cell: row => <Status tone={row.status === 'Under review' ? 'warning' : 'info'}>{row.status}</Status>,
  },
  {
    id: 'updated',
    header: 'Updated',
    align: 'end',
    isSortable: true,
    text: row => row.updated,
    minWidth: 104,
  },
];

export const exampleActions = (row: Example): readonly RowAction[] => [
  { id: 'open', label: 'Open in a new tab', icon: <ExternalLinkIcon aria-hidden />, href: `#${row.id}` },
  { id: 'assign', label: 'Assign', icon: <UserPlusIcon aria-hidden /> },
  {
    id: 'export',
    label: 'Export',
    icon: <DownloadIcon aria-hidden />,
    group: 1,
    disabledReason: 'Only accepted registrations',
  },
];
