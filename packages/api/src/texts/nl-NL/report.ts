import type { report as source } from '../en-US/report.ts';

export const report: typeof source = {
  internal: 'Intern: niet voor de cliënt.',
  empty: 'Er is niets vastgelegd.',
  subType: 'Bijzondere soort',
  unnamed: 'Partij zonder naam',
  approval: {
    title: 'Goedkeuring',
    policy: 'Vereist',
    requestedBy: 'Aangevraagd door',
    requestedAt: 'Aangevraagd op',
  },
  about: {
    title: 'Over deze export',
    exportedAt: 'Geëxporteerd op',
    exportedBy: 'Geëxporteerd door',
    contents: 'Inhoud',
    identifiers: 'Kenmerken',
    masked: 'Afgeschermd',
    full: 'Volledig; vastgelegd in het auditlog',
    version: 'Versie van de registratie',
    hash: 'SHA-256 van de inhoud',
    hashHint:
      'Vergelijk deze hash met die in het auditlog van het kantoor om te controleren dat er niets is gewijzigd.',
    missing:
      'Het teken ■ staat voor een teken dat het lettertype van dit document niet heeft; het CSV-bestand bevat het wel.',
  },
  signing: {
    title: 'Handtekeningen',
    text: 'Met een handtekening bevestigt iedere persoon dat de gegevens in dit document juist zijn.',
    none: 'Geen van de partijen is tekenbevoegd.',
    name: 'Naam',
    city: 'Plaats',
    date: 'Datum',
    signature: 'Handtekening',
  },
  csv: { section: 'Onderdeel', about: 'Over', field: 'Veld', value: 'Waarde' },
  footer: 'Geëxporteerd op {{at}}',
  page: 'Pagina {{page}} van {{pages}}',
};
