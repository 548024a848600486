import type { VocabularyTexts } from '@dossier/validators/vocabularies';
import type { vocabularies as source } from '../../en-US/vocabularies/common.ts';

export const vocabularies = {
  role: {
    ROLE_SYSTEM_ADMIN: 'Administrateur système',
    ROLE_TENANT_ADMIN: 'Administrateur',
    ROLE_TENANT_USER: 'Utilisateur',
    ROLE_TENANT_AGENT: 'Agent',
  },
  registrationType: {
    INDIVIDUAL: 'Particulier',
    JOINT: 'Compte joint',
    BUSINESS: 'Entreprise',
  },
  registrationStatus: {
    INCOMPLETE: 'Incomplète',
    COMPLETE: 'Complète',
    DONE: 'Terminée',
    ACCEPTED: 'Acceptée',
    REJECTED: 'Rejetée',
    DELETED: 'Supprimée',
    MIGRATED: 'Migrée',
  },
  channel: {
    'Self-service': 'En ligne',
    Professional: 'Conseiller',
    iOS: 'iOS',
    API: 'API',
    Integrated: 'Intégré',
  },
  riskLevel: {
    LOW: 'Faible',
    MEDIUM: 'Moyen',
    HIGH: 'Élevé',
    UNACCEPTABLE: 'Inacceptable',
  },
} as const satisfies Pick<VocabularyTexts, keyof typeof source>;
