import type { owners as source } from '../en-US/owners.ts';

export const owners: typeof source = {
  title: 'Berechnete Inhaber',
  threshold: {
    moreThan:
      'Mehr als {{threshold}} der Anteile, Stimmen oder Kontrolle am {{date}}, über alle Unternehmen.',
    atLeast:
      '{{threshold}} oder mehr der Anteile, Stimmen oder Kontrolle am {{date}}, über alle Unternehmen.',
  },
  result: { owner: 'Wirtschaftlich Berechtigter', possible: 'Zu klären', below: 'Unter der Schwelle' },
  share: {
    economic: '{{share}} des Kapitals',
    voting: '{{share}} der Stimmen',
    controlled: '{{share}} unter Kontrolle',
    range: '{{low}} bis {{high}}',
  },
  agreement: 'Entscheidet durch Vereinbarung oder Funktion',
  sole: 'Einzelunternehmer',
  unmarked: 'Hier nicht als wirtschaftlich Berechtigter markiert',
  marked: 'Hier als wirtschaftlich Berechtigter markiert',
  path: '{{path}}: {{share}}',
  unknown: 'Für {{share}} ist keine Person erfasst.',
  seniorManagers:
    'Niemand erreicht die Schwelle. Erfassen Sie die Mitglieder der Führungsebene als wirtschaftlich Berechtigte und halten Sie den Grund fest.',
  errors: {
    OVER_100:
      'Die Anteile an {{party}} ergeben zusammen {{share}}. Korrigieren Sie sie, um die Inhaber zu sehen.',
    CLOSED_LOOP:
      '{{parties}} gehören einander vollständig, sodass niemand dahintersteht. Korrigieren Sie die Anteile, um die Inhaber zu sehen.',
  },
  hidden: 'Ein Beteiligter, den Sie nicht einsehen können',
  failed: 'Die Inhaber konnten nicht berechnet werden',
  empty: 'Es ist kein Inhaber erfasst.',
};
