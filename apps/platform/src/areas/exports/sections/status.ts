import { registrationStatus, signOffState } from '@dossier/validators/vocabularies';
import type { Block } from '../printed-file.ts';
import { eventsOf, isStep } from './events.ts';
import type { Section, SectionContext } from './section.ts';

/** Where it stands, what is missing, who signed off, and the way it came. */
export const status: Section = {
  id: 'status',
  async blocks(context) {
    const { progress, reading } = context;
    const { words, codeText, day } = reading;
    const { deadline, sections } = progress;
    const missing = sections.reduce((sum, { blockers }) => sum + blockers.length, 0);
    const steps = await eventsOf(context, isStep);
    return [
      {
        kind: 'facts',
        heading: null,
        depth: 0,
        facts: [
          [words.status.status, codeText(registrationStatus.name, progress.status)],
          ...(deadline ? [[words.status.dueOn, day(deadline.dueOn)] as const] : []),
          ...(deadline?.isWaiting ? [[words.status.waiting, words.yes] as const] : []),
          [words.status.missing, new Intl.NumberFormat(reading.locale).format(missing)],
        ],
      },
      ...approval(context),
      { kind: 'entries', heading: words.status.steps, entries: steps },
    ];
  },
};

function approval({ progress: { signOff }, reading }: SectionContext): Block[] {
  if (!signOff) return [];
  const { words, codeText, instant } = reading;
  const { policy, state, comment } = signOff;
  return [
    {
      kind: 'facts',
      heading: words.status.approval,
      depth: 0,
      facts: [
        ...(policy === 'none' ? [] : [[words.status.policy, words.status[policy]] as const]),
        [words.status.status, codeText(signOffState.name, state)],
        [words.status.askedBy, signOff.requestedBy.name],
        [words.status.askedAt, instant(signOff.requestedAt)],
        ...(comment ? [[words.status.comment, comment] as const] : []),
      ],
    },
  ];
}
