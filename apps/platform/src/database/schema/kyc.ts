import type { AssessmentCause } from '@dossier/api/contract';
import type { AssessedLevel } from '@dossier/validators/risk-assessment';
import type { Instant } from './columns.ts';

export interface RiskAssessmentsTable {
  tenant_id: string;
  id: string;
  party_id: string;
  cause: AssessmentCause;
  score: number;
  assessed_level: AssessedLevel;
  floor: AssessedLevel | null;
  level: AssessedLevel;
  level_since: string;
  rules_version: number;
  override_level: AssessedLevel | null;
  override_until: string | null;
  sealed: Uint8Array;
  assessed_by: string;
  assessed_at: Instant;
  is_current: boolean;
}

/** How risky clients are, and why. */
export interface KycSchema {
  risk_assessments: RiskAssessmentsTable;
}
