export { DossierIndex, spineTones } from './DossierIndex.tsx';
export type { DossierIndexProps, DossierSection } from './DossierIndex.tsx';
