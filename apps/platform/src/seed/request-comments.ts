import type { Language } from '@dossier/validators/vocabularies';

/** What colleagues write when they ask for an approval. */
export const requestComments: Readonly<Record<Language, readonly string[]>> = {
  'en-US': [
    'All documents are in, and the extract is checked.',
    'Spoke to the client on Tuesday. Origin of the assets is clear: sale of the family business.',
    'Identity checked in person at our office.',
  ],
  'nl-NL': [
    'Alle documenten zijn binnen en het uittreksel is gecontroleerd.',
    'Dinsdag met de cliënt gesproken. De herkomst van het vermogen is duidelijk: verkoop van het familiebedrijf.',
    'Identiteit op kantoor vastgesteld.',
  ],
  'de-DE': [
    'Alle Dokumente liegen vor, der Auszug ist geprüft.',
    'Am Dienstag mit dem Kunden gesprochen. Die Herkunft des Vermögens ist klar: Verkauf des Familienbetriebs.',
    'Identität bei uns im Haus geprüft.',
  ],
  'fr-FR': [
    'Tous les documents sont au dossier, et l’extrait a été vérifié.',
    'Entretien avec le client mardi. L’origine des fonds est claire : vente de l’entreprise familiale.',
    'Identité vérifiée dans nos bureaux.',
  ],
};
