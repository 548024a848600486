import type { VocabularyTexts } from '@dossier/validators/vocabularies';

export const vocabularies = {
  partyType: {
    NP: 'Natuurlijk persoon',
    LE: 'Rechtspersoon',
    NPG: 'Groep personen',
    PD: 'Product',
  },
  relationType: {
    OWD: 'Eigendom van',
    OWN: 'Is eigenaar van',
    RPD: 'Vertegenwoordigd door',
    RPV: 'Vertegenwoordigt',
    UDP: 'Zelf bepaald, partij',
    UDA: 'Zelf bepaald, rekening',
  },
  partyStatus: {
    N: 'Nieuw',
    I: 'Inactief',
    A: 'Actief',
    R: 'Afgewezen',
    E: 'Beëindigd',
  },
  connectionType: {
    represents: 'Vertegenwoordigt',
    representedBy: 'Vertegenwoordigd door',
    owns: 'Is eigenaar van',
    ownedBy: 'Eigendom van',
  },
  connectionAction: {
    show: 'Tonen',
    showAll: 'Alles tonen',
    showOwnership: 'Eigendom tonen',
    showRepresentation: 'Vertegenwoordiging tonen',
  },
  customFieldType: {
    B: 'Gesloten vraag',
    S: 'Korte tekst',
    D: 'Datum',
    N: 'Getal',
  },
  customFieldScope: {
    NP: 'Natuurlijk persoon',
    LE: 'Rechtspersoon',
  },
  customFieldValueType: {
    TEXT: 'Tekst',
    CURRENCY: 'Valuta',
    NUMBER: 'Getal',
    PERCENTAGE: 'Percentage',
  },
  customFieldStatus: {
    A: 'Actief',
    D: 'Uitgeschakeld',
    R: 'Gearchiveerd',
  },
} as const satisfies Partial<VocabularyTexts>;
