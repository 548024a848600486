import { registrationStatus, signOffState } from '@dossier/validators/vocabularies';
import type { Block } from '../printed-file.ts';
import { eventsOf, isStep } from './events.ts';
import type { Section, SectionContext } from './section.ts';

/** Where it stands, what is missing, who signed off, and the way it came. */
export const status: Section = {
  id: 'status',
  async blocks(context) {
    const { progress, reading } = context;
    const { translations, codeText, day } = reading;
    const { deadline, sections } = progress;
    const missing = sections.reduce((sum, { blockers }) => sum + blockers.length, 0);
    const steps = await eventsOf(context, isStep);
    return [
      {
        kind: 'facts',
        heading: null,
        depth: 0,
        facts: [
          [translations.status.status, codeText(registrationStatus.name, progress.status)],
          ...(deadline ? [[translations.status.dueOn, day(deadline.dueOn)] as const] : []),
          ...(deadline?.isWaiting ? [[translations.status.waiting, translations.yes] as const] : []),
          [translations.status.missing, new Intl.NumberFormat(reading.locale).format(missing)],
        ],
      },
      ...approval(context),
      { kind: 'entries', heading: translations.status.steps, entries: steps },
    ];
  },
};

function approval({ progress: { signOff }, reading }: SectionContext): Block[] {
  if (!signOff) return [];
  const { translations, codeText, instant } = reading;
  const { policy, state, comment } = signOff;
  return [
    {
      kind: 'facts',
      heading: translations.status.approval,
      depth: 0,
      facts: [
        ...(policy === 'none' ? [] : [[translations.status.policy, translations.status[policy]] as const]),
        [translations.status.status, codeText(signOffState.name, state)],
        [translations.status.requestedBy, signOff.requestedBy.name],
        [translations.status.requestedAt, instant(signOff.requestedAt)],
        ...(comment ? [[translations.status.comment, comment] as const] : []),
      ],
    },
  ];
}
