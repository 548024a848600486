export { DossierIndex, edgeTones } from './DossierIndex.tsx';
export type { DossierIndexProps, DossierSection } from './DossierIndex.tsx';
