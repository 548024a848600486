import type { views as source } from '../en-US/views.ts';

export const views: typeof source = {
  title: 'Als weergave bewaren',
  change: 'Weergave hernoemen of delen',
  keep: 'Opslaan',
  cancel: 'Annuleren',
  name: 'Naam',
  share: 'Delen met collega’s',
  shareHint: 'Iedereen van het kantoor ziet de weergave, ieder met de registraties die hij of zij mag zien.',
  same: 'U hebt al een weergave met deze naam: die toont voortaan deze lijst.',
  withoutSearch: 'De woorden waarop u zoekt, worden niet bewaard: ze kunnen een cliënt noemen.',
  stale: 'Iemand anders heeft deze weergave gewijzigd. Bekijk hem opnieuw.',
  gone: 'Iemand heeft deze weergave verwijderd.',
  removeQuestion: 'Wilt u de weergave verwijderen? De registraties blijven.',
  removeShared: 'Uw collega’s hebben deze weergave ook, en raken hem kwijt.',
  saved: 'De weergave ‘{{name}}’ is bewaard.',
  removed: 'De weergave ‘{{name}}’ is verwijderd.',
  removeTitle: '‘{{name}}’ verwijderen',
};
