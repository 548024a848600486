import type { VocabularyTexts } from '@dossier/validators/vocabularies';

export const vocabularies = {
  partyType: {
    NP: 'Natural person',
    LE: 'Legal entity',
    NPG: 'Group of persons',
    PD: 'Product',
  },
  relationType: {
    OWD: 'Owned by',
    OWN: 'Owns',
    RPD: 'Represented by',
    RPV: 'Represents',
    UDP: 'User-defined, party',
    UDA: 'User-defined, account',
  },
  partyStatus: {
    N: 'New',
    I: 'Inactive',
    A: 'Active',
    R: 'Rejected',
    E: 'Ended',
  },
  connectionType: {
    represents: 'Represents',
    representedBy: 'Represented by',
    owns: 'Owns',
    ownedBy: 'Owned by',
  },
  connectionAction: {
    show: 'Show',
    showAll: 'Show all',
    showOwnership: 'Show ownership',
    showRepresentation: 'Show representation',
  },
  customFieldType: {
    B: 'Closed question',
    S: 'Short text',
    D: 'Date',
    N: 'Number',
  },
  customFieldScope: {
    NP: 'Natural person',
    LE: 'Legal entity',
  },
  customFieldValueType: {
    TEXT: 'Text',
    CURRENCY: 'Currency',
    NUMBER: 'Number',
    PERCENTAGE: 'Percentage',
  },
  customFieldStatus: {
    A: 'Active',
    D: 'Disabled',
    R: 'Archived',
  },
} as const satisfies Partial<VocabularyTexts>;
