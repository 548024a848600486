import type { riskSettings as source } from '../en-US/riskSettings.ts';

export const riskSettings: typeof source = {
  intro:
    'Le nom des niveaux de risque dans votre cabinet, et le nombre de mois après lequel un client est de nouveau examiné.',
  levels: 'Niveaux de risque',
  levelsHint:
    'Un risque plus élevé est examiné au moins aussi souvent qu’un risque plus faible. À partir du 10 juillet 2027, la loi impose une revue au plus tard tous les 12 mois pour un client à risque élevé, et tous les 60 mois pour tout autre client.',
  name: 'Nom',
  nameHint: 'Laissez un nom vide pour utiliser celui que le produit donne au niveau.',
  months: 'Mois jusqu’à la prochaine revue',
  noReview: 'Pas de prochaine revue',
  fieldOf: '{{level}} : {{field}}',
  newClients: 'Nouveaux clients et clients sans niveau',
  defaultMonths: 'Mois pour un client sans niveau',
  defaultMonthsHint: 'De 1 à 60.',
  initial: 'Un nouveau client fait l’objet d’une première revue dans la semaine',
  initialHint: 'Sinon, la première revue a lieu après le nombre de mois de son niveau.',
  effect:
    'Les nouveaux délais comptent à partir de la prochaine revue terminée. Les dates déjà fixées restent inchangées jusque-là.',
  yes: 'Oui',
  no: 'Non',
};
