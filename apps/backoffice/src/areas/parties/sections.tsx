import type { PartyFile } from '@dossier/api/parties';
import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import type { Translate } from '../../shared/translations.ts';
import { ClientOverview } from './ClientOverview.tsx';
import { detailTabs } from './details/detail-tabs.ts';

// A visit begins with the overview: the others come with the press that opens them.
const BasicDetails = lazyPart(async () => (await import('./details/DetailsTab.tsx')).BasicDetails);
const AdditionalDetails = lazyPart(async () => (await import('./details/DetailsTab.tsx')).AdditionalDetails);
const ConnectionsTab = lazyPart(
  async () => (await import('./connections/ConnectionsTab.tsx')).ConnectionsTab,
);
// Few clients are groups.
const GroupOverview = lazyPart(async () => (await import('./groups/GroupOverview.tsx')).GroupOverview);
const MembersTab = lazyPart(async () => (await import('./groups/MembersTab.tsx')).MembersTab);
const ClientDocuments = lazyPart(
  async () => (await import('./documents/ClientDocuments.tsx')).ClientDocuments,
);
const ClientRisk = lazyPart(async () => (await import('./risk/ClientRisk.tsx')).ClientRisk);
const ClientComments = lazyPart(async () => (await import('./comments/ClientComments.tsx')).ClientComments);
const ClientActivity = lazyPart(async () => (await import('./ClientActivity.tsx')).ClientActivity);

/** A tab of a client's file (S2 §2). One whose area is not built is not here. */
export interface ClientSection {
  readonly id: string;
  /** What it stands under (4-expectations row 86); the overview stands alone. */
  readonly group?: 'details' | 'relations' | 'kyc' | 'documents' | 'activity';
  readonly label: (t: Translate<'clientFile'>) => string;
  /** How it stands, in a word or a count. */
  readonly state?: (party: PartyFile, t: Translate<'clientFile'>) => ReactNode;
  readonly Section: ComponentType<{ readonly party: PartyFile }>;
}

const overview: ClientSection = {
  id: 'overview',
  label: t => t($ => $.clientFile.tabs.overview),
  Section: ClientOverview,
};

/** What a group of persons has: members, and none of the data of a person or a company. */
const groupSections: readonly ClientSection[] = [
  { ...overview, Section: GroupOverview },
  {
    id: 'members',
    group: 'relations',
    label: t => t($ => $.clientFile.tabs.members),
    Section: MembersTab,
  },
];

/** What is said of a client, and what happened to it. */
const activitySections: readonly ClientSection[] = [
  {
    id: 'comments',
    group: 'activity',
    label: t => t($ => $.clientFile.tabs.comments),
    state: ({ unreadComments: count }, t) =>
      count > 0 && t($ => $.clientFile.newComments, { formatted: String(count) }),
    Section: ClientComments,
  },
  {
    id: 'activity',
    group: 'activity',
    label: t => t($ => $.clientFile.tabs.activity),
    Section: ClientActivity,
  },
];

const partySections: readonly ClientSection[] = [
  overview,
  {
    id: detailTabs.basic.id,
    group: 'details',
    label: t => t($ => $.clientFile.tabs.basic),
    Section: BasicDetails,
  },
  {
    id: detailTabs.additional.id,
    group: 'details',
    label: t => t($ => $.clientFile.tabs.additional),
    Section: AdditionalDetails,
  },
  {
    id: 'connections',
    group: 'relations',
    label: t => t($ => $.clientFile.tabs.connections),
    Section: ConnectionsTab,
  },
  {
    id: 'risk',
    group: 'kyc',
    label: t => t($ => $.clientFile.tabs.risk),
    Section: ClientRisk,
  },
  {
    id: 'documents',
    group: 'documents',
    label: t => t($ => $.clientFile.tabs.documents),
    Section: ClientDocuments,
  },
  ...activitySections,
];

/** Every tab of a client, in the order of the index. */
export const sectionsOf = ({ type }: Pick<PartyFile, 'type'>): readonly ClientSection[] =>
  type === 'NPG' ? [...groupSections, ...activitySections] : partySections;

/** The tab of an address; the overview for one that there is not. */
export const sectionNamed = (id: string | null, party: Pick<PartyFile, 'type'>): ClientSection => {
  const sections = sectionsOf(party);
  return sections.find(section => section.id === id) ?? sections[0] ?? overview;
};
