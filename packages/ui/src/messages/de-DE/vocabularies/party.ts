import type { VocabularyTexts } from '@dossier/validators/vocabularies';

export const vocabularies = {
  partyType: {
    NP: 'Natürliche Person',
    LE: 'Juristische Person',
    NPG: 'Personengruppe',
    PD: 'Produkt',
  },
  relationType: {
    OWD: 'Im Eigentum von',
    OWN: 'Ist Eigentümer von',
    RPD: 'Vertreten durch',
    RPV: 'Vertritt',
    UDP: 'Benutzerdefiniert, Beteiligter',
    UDA: 'Benutzerdefiniert, Konto',
  },
  partyStatus: {
    N: 'Neu',
    I: 'Inaktiv',
    A: 'Aktiv',
    R: 'Abgelehnt',
    E: 'Beendet',
  },
  connectionType: {
    represents: 'Vertritt',
    representedBy: 'Vertreten durch',
    owns: 'Ist Eigentümer von',
    ownedBy: 'Im Eigentum von',
  },
  connectionAction: {
    show: 'Anzeigen',
    showAll: 'Alle anzeigen',
    showOwnership: 'Eigentum anzeigen',
    showRepresentation: 'Vertretung anzeigen',
  },
  customFieldType: {
    B: 'Geschlossene Frage',
    S: 'Kurzer Text',
    D: 'Datum',
    N: 'Zahl',
  },
  customFieldScope: {
    NP: 'Natürliche Person',
    LE: 'Juristische Person',
  },
  customFieldValueType: {
    TEXT: 'Text',
    CURRENCY: 'Währung',
    NUMBER: 'Zahl',
    PERCENTAGE: 'Prozentsatz',
  },
  customFieldStatus: {
    A: 'Aktiv',
    D: 'Deaktiviert',
    R: 'Archiviert',
  },
} as const satisfies Partial<VocabularyTexts>;
