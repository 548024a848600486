import type { VocabularyTexts } from '@dossier/validators/vocabularies';
import type { vocabularies as source } from '../../en-US/vocabularies/common.ts';

export const vocabularies = {
  role: {
    ROLE_SYSTEM_ADMIN: 'Systemadministrator',
    ROLE_TENANT_ADMIN: 'Administrator',
    ROLE_TENANT_USER: 'Benutzer',
    ROLE_TENANT_AGENT: 'Vermittler',
  },
  registrationType: {
    INDIVIDUAL: 'Einzelperson',
    JOINT: 'Gemeinschaftlich',
    BUSINESS: 'Unternehmen',
  },
  registrationStatus: {
    INCOMPLETE: 'Unvollständig',
    COMPLETE: 'Vollständig',
    DONE: 'Erledigt',
    ACCEPTED: 'Angenommen',
    REJECTED: 'Abgelehnt',
    DELETED: 'Gelöscht',
    MIGRATED: 'Migriert',
  },
  channel: {
    'Self-service': 'Online',
    Professional: 'Berater',
    iOS: 'iOS',
    API: 'API',
    Integrated: 'Integriert',
  },
  riskLevel: {
    LOW: 'Niedrig',
    MEDIUM: 'Mittel',
    HIGH: 'Hoch',
    UNACCEPTABLE: 'Nicht tragbar',
  },
} as const satisfies Pick<VocabularyTexts, keyof typeof source>;
