import type { VocabularyTexts } from '@dossier/validators/vocabularies';
import type { vocabularies as source } from '../../en-US/vocabularies/common.ts';

export const vocabularies = {
  role: {
    ROLE_SYSTEM_ADMIN: 'Systeembeheerder',
    ROLE_TENANT_ADMIN: 'Beheerder',
    ROLE_TENANT_USER: 'Gebruiker',
    ROLE_TENANT_AGENT: 'Tussenpersoon',
  },
  registrationType: {
    INDIVIDUAL: 'Individueel',
    JOINT: 'Gezamenlijk',
    BUSINESS: 'Zakelijk',
  },
  registrationStatus: {
    INCOMPLETE: 'Onvolledig',
    COMPLETE: 'Volledig',
    DONE: 'Afgerond',
    ACCEPTED: 'Geaccepteerd',
    REJECTED: 'Afgewezen',
    DELETED: 'Verwijderd',
    MIGRATED: 'Gemigreerd',
  },
  channel: {
    'Self-service': 'Selfservice',
    Professional: 'Professional',
    iOS: 'iOS',
    API: 'API',
    Integrated: 'Geïntegreerd',
  },
  riskLevel: {
    LOW: 'Laag',
    MEDIUM: 'Midden',
    HIGH: 'Hoog',
    UNACCEPTABLE: 'Onaanvaardbaar',
  },
} as const satisfies Pick<VocabularyTexts, keyof typeof source>;
