import { channel, registrationSubType, registrationType } from '@dossier/validators/vocabularies';
import type { Section } from './section.ts';

/** What is known of the registration itself. */
export const overview: Section = {
  id: 'overview',
  blocks({ registration, reading }) {
    const { codeText, instant, texts } = reading;
    const { subType } = registration;
    const labels = texts.registration.detail;
    return [
      {
        kind: 'facts',
        heading: null,
        depth: 0,
        facts: [
          [labels.number, registration.number],
          [texts.parties.fields.name, registration.name],
          [labels.type, codeText(registrationType.name, registration.type)],
          ...(subType ? [[texts.report.subType, codeText(registrationSubType.name, subType)] as const] : []),
          [labels.channel, codeText(channel.name, registration.channel)],
          [labels.assignee, registration.assignee ?? texts.registrations.unassigned],
          [labels.created, instant(registration.createdAt)],
          [labels.createdBy, registration.userName],
          [labels.updated, instant(registration.updatedAt)],
        ],
      },
    ];
  },
};
