import type { VocabularyTexts } from '@dossier/validators/vocabularies';

export const vocabularies = {
  role: {
    ROLE_SYSTEM_ADMIN: 'System Admin',
    ROLE_TENANT_ADMIN: 'Admin',
    ROLE_TENANT_USER: 'User',
    ROLE_TENANT_AGENT: 'Agent',
  },
  registrationType: {
    INDIVIDUAL: 'Individual',
    JOINT: 'Joint',
    BUSINESS: 'Business',
  },
  registrationStatus: {
    INCOMPLETE: 'Incomplete',
    COMPLETE: 'Complete',
    DONE: 'Done',
    ACCEPTED: 'Accepted',
    REJECTED: 'Rejected',
    DELETED: 'Deleted',
    MIGRATED: 'Migrated',
  },
  channel: {
    'Self-service': 'Self-service',
    Professional: 'Professional',
    iOS: 'iOS',
    API: 'API',
    Integrated: 'Integrated',
  },
  riskLevel: {
    LOW: 'Low',
    MEDIUM: 'Medium',
    HIGH: 'High',
    UNACCEPTABLE: 'Unacceptable',
  },
} as const satisfies Partial<VocabularyTexts>;
