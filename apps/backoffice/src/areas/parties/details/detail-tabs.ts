import { entitySections, personSections, type ClientFileSection } from '@dossier/api/contract';
import type { PartyFile } from '@dossier/api/parties';

/** The tabs of a client's details, and which of S2's sections each has. */
export const detailTabs = {
  basic: {
    id: 'basic-details',
    sections: ['id-details', 'chamber-of-commerce', 'business-contact-details', 'address'],
  },
  additional: {
    id: 'additional-details',
    sections: [
      'business-details',
      'tax-residency',
      'risk-markers',
      'internationalization',
      'client-references',
      'registration-origin',
      'custom-fields',
    ],
  },
} as const satisfies Readonly<
  Record<string, { readonly id: string; readonly sections: readonly ClientFileSection[] }>
>;

/** The fields of each section that a client of this type has. */
export const fieldsByType = (
  type: PartyFile['type'],
): Readonly<Partial<Record<ClientFileSection, readonly string[]>>> =>
  type === 'LE' ? entitySections : personSections;

export const tabOf = (section: ClientFileSection): string =>
  Object.values(detailTabs).find(({ sections }) => sections.some(each => each === section))?.id ??
  detailTabs.basic.id;
