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
  confirmation: {
    none: 'Die Inhaber sind nicht bestätigt.',
    by: 'Bestätigt von {{by}} am {{when}}: {{owners}}.',
    stale:
      '{{by}} hat die Inhaber am {{when}} bestätigt. Seitdem haben sich die Anteile geändert: Bestätigen Sie sie erneut.',
    former: 'ein früherer Kollege',
    kinds: {
      computed: 'Wie berechnet',
      overridden: 'Anders als berechnet',
      seniorManagers: 'Mitglieder der Führungsebene',
    },
    causes: {
      noneFound: 'Es gibt keinen wirtschaftlich Berechtigten',
      notVerified: 'Die wirtschaftlich Berechtigten konnten nicht überprüft werden',
    },
    reason: 'Grund: {{reason}}',
    action: 'Inhaber bestätigen',
    title: 'Die wirtschaftlich Berechtigten bestätigen',
    owners: 'Wirtschaftlich Berechtigte',
    managers: 'Mitglieder der Führungsebene',
    managersText:
      'Niemand erreicht die Schwelle. Die Mitglieder der Führungsebene treten an die Stelle der Inhaber.',
    cause: 'Warum',
    why: 'Grund',
    whyHint: 'Nötig, wenn Sie andere Personen als die berechneten wählen oder noch etwas zu klären ist.',
    empty: 'Fügen Sie die Personen zuerst der Registrierung oder als Verbindung hinzu.',
    cancel: 'Abbrechen',
    done: 'Die Inhaber sind bestätigt.',
    changed: 'Die Anteile haben sich inzwischen geändert. Prüfen Sie die Inhaber erneut.',
  },
};
