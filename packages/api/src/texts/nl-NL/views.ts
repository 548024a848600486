import type { views as source } from '../en-US/views.ts';

export const views: typeof source = {
  title: 'Als weergave opslaan',
  change: 'Weergave bewerken',
  keep: 'Opslaan',
  cancel: 'Annuleren',
  name: 'Naam',
  share: 'Delen met collega’s',
  shareHint:
    'Iedereen in uw kantoor ziet de weergave, beperkt tot de registraties waartoe diegene toegang heeft.',
  same: 'Dit vervangt uw weergave met dezelfde naam.',
  withoutSearch: 'Zoektermen worden niet opgeslagen: ze kunnen een cliënt noemen.',
  stale: 'Een collega heeft deze weergave gewijzigd. Controleer die en probeer het opnieuw.',
  gone: 'Een collega heeft deze weergave verwijderd.',
  removeQuestion: 'Wilt u de weergave verwijderen? De registraties blijven bewaard.',
  removeShared: 'Ook uw collega’s raken deze weergave kwijt.',
  saved: 'Weergave ‘{{name}}’ opgeslagen.',
  removed: 'Weergave ‘{{name}}’ verwijderd.',
  removeTitle: '‘{{name}}’ verwijderen',
};
