import { channel, registrationSubType, registrationType } from '@dossier/validators/vocabularies';
import type { Section } from './section.ts';

/** What is known of the registration itself. */
export const overview: Section = {
  id: 'overview',
  blocks({ registration, reading }) {
    const { codeText, instant, translations } = reading;
    const { subType } = registration;
    const labels = translations.overview;
    return [
      {
        kind: 'facts',
        heading: null,
        depth: 0,
        facts: [
          [labels.number, registration.number],
          [labels.name, registration.name],
          [labels.type, codeText(registrationType.name, registration.type)],
          ...(subType ? [[labels.subType, codeText(registrationSubType.name, subType)] as const] : []),
          [labels.channel, codeText(channel.name, registration.channel)],
          [labels.assignee, registration.assignee ?? labels.nobody],
          [labels.createdAt, instant(registration.createdAt)],
          [labels.createdBy, registration.userName],
          [labels.updatedAt, instant(registration.updatedAt)],
        ],
      },
    ];
  },
};
