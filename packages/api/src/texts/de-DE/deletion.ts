import type { deletion as source } from '../en-US/deletion.ts';

export const deletion: typeof source = {
  title: 'Löschung',
  none: 'Die Löschung dieses Kunden ist nicht beantragt.',
  requested: 'Beantragt am {{date}} von {{actor}}.',
  reason: 'Grund',
  reasonHint: 'Bleibt im Verlauf.',
  effect:
    'Jetzt wird nichts gelöscht: Der Antrag steht in der Kundenakte. Daten werden erst gelöscht, wenn kein Gesetz sie mehr verlangt, und nie von einer Person allein.',
  obstaclesTitle: 'Was heute entgegensteht',
  noObstacles:
    'Heute stehen keine Beziehung, keine offene Arbeit und keine Verbindung mit einem anderen Kunden entgegen.',
  failed: 'Was entgegensteht, konnte nicht geladen werden',
  obstacles: {
    relation: 'Die Beziehung mit diesem Kunden ist nicht beendet.',
    process: 'Prozess: {{name}}',
    registration: 'Registrierung: {{name}}',
    connection: 'Mit einem Kunden verbunden: {{name}}',
  },
  steps: { request: 'Löschung beantragen', withdraw: 'Antrag zurückziehen' },
  done: { request: 'Die Löschung ist beantragt.', withdraw: 'Der Antrag ist zurückgezogen.' },
  cancel: 'Abbrechen',
};
