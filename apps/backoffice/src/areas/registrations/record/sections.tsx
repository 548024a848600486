import type { Registration, RegistrationProgress } from '@dossier/api/registrations';
import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import type { Translate } from '../../../shared/translations.ts';
import { ActivitySection } from '../activity/ActivitySection.tsx';
import { RegistrationOverview } from '../RegistrationOverview.tsx';

// A visit begins with the overview: the others come with the press that opens them.
const PartiesSection = lazyPart(async () => (await import('../parties/PartiesSection.tsx')).PartiesSection);
const DocumentsSection = lazyPart(
  async () => (await import('../documents/DocumentsSection.tsx')).DocumentsSection,
);
const CommentsSection = lazyPart(
  async () => (await import('../comments/CommentsSection.tsx')).CommentsSection,
);

export interface RecordSectionProps {
  readonly registration: Registration;
  /** What is missing in it, each with the way to where it is mended; undefined where nothing is. */
  readonly missing?: ReactNode;
}

/** A section of a registration's record. One that can do nothing is not here. */
export interface RecordSection {
  readonly id: string;
  readonly label: (t: Translate<'registration' | 'comments' | 'parties' | 'documents'>) => string;
  /** How it stands, in a word or a count. */
  readonly state?: (registration: Registration, progress: RegistrationProgress | undefined) => ReactNode;
  readonly Section: ComponentType<RecordSectionProps>;
}

const overview: RecordSection = {
  id: 'overview',
  label: t => t($ => $.registration.detail.overview),
  Section: RegistrationOverview,
};

/** How much of what is asked for is there: `19/21`. */
const filled = (id: string): NonNullable<RecordSection['state']> => {
  return (_, progress) => {
    const section = progress?.sections.find(candidate => candidate.id === id);
    return section && `${section.done}/${section.total}`;
  };
};

/** Every section, in the order of the index: an area adds its own here. */
export const recordSections: readonly RecordSection[] = [
  overview,
  {
    id: 'parties',
    label: t => t($ => $.registration.detail.parties),
    state: filled('parties'),
    Section: PartiesSection,
  },
  {
    id: 'documents',
    label: t => t($ => $.registration.detail.documents),
    state: filled('documents'),
    Section: DocumentsSection,
  },
  {
    id: 'comments',
    label: t => t($ => $.comments.title),
    Section: CommentsSection,
  },
  { id: 'activity', label: t => t($ => $.parties.activity.title), Section: ActivitySection },
];

/** The section of an address; the overview for one that there is not. */
export const sectionNamed = (id: string | null): RecordSection =>
  recordSections.find(section => section.id === id) ?? overview;
