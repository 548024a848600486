export { RiskLevel } from './RiskLevel.tsx';
export type { RiskLevelProps } from './RiskLevel.tsx';
