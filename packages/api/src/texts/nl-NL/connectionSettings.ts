import type { connectionSettings as source } from '../en-US/connectionSettings.ts';

export const connectionSettings: typeof source = {
  intro:
    'Vanaf welk belang uw kantoor iemand als uiteindelijk belanghebbende (UBO) van een onderneming ziet.',
  threshold: 'Drempel in procenten',
  thresholdHint: 'Van 5 tot 25. Volgens de wet is het ten hoogste 25 %.',
  strictEarly: 'Een belang van precies de drempel nu al meetellen',
  strictEarlyHint: 'Volgens de wet telt het vanaf 10 juli 2027; tot dan alleen meer dan de drempel.',
  effect:
    'De eigenaren worden direct opnieuw berekend. Eigenaren die met andere cijfers zijn bevestigd, moeten opnieuw worden bevestigd.',
  percent: '{{share}} %',
  yes: 'Ja',
  no: 'Nee',
};
