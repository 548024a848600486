import type { connectionSettings as source } from '../en-US/connectionSettings.ts';

export const connectionSettings: typeof source = {
  intro:
    'Part à partir de laquelle votre cabinet considère une personne comme bénéficiaire effectif d’une entreprise.',
  threshold: 'Seuil en pourcentage',
  thresholdHint: 'De 5 à 25. La loi prévoit 25 % au plus.',
  strictEarly: 'Compter dès maintenant une part égale au seuil',
  strictEarlyHint:
    'La loi la compte à partir du 10 juillet 2027 ; d’ici là, seule une part supérieure au seuil compte.',
  effect:
    'Les bénéficiaires sont recalculés aussitôt. Ceux qui ont été confirmés avec d’autres chiffres doivent l’être à nouveau.',
  percent: '{{share}} %',
  yes: 'Oui',
  no: 'Non',
};
