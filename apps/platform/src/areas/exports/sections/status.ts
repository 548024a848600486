import { registrationStatus, signOffState } from '@dossier/validators/vocabularies';
import type { Block } from '../printed-file.ts';
import { eventsOf, isStep } from './events.ts';
import type { Section, SectionContext } from './section.ts';

/** Where it stands, what is missing, who signed off, and the way it came. */
export const status: Section = {
  id: 'status',
  async blocks(context) {
    const { progress, reading } = context;
    const { texts, codeText, day } = reading;
    const { deadline, sections } = progress;
    const missing = sections.reduce((sum, { blockers }) => sum + blockers.length, 0);
    const steps = await eventsOf(context, isStep);
    return [
      {
        kind: 'facts',
        heading: null,
        depth: 0,
        facts: [
          [texts.parties.fields.status, codeText(registrationStatus.name, progress.status)],
          ...(deadline ? [[texts.record.deadline.title, day(deadline.dueOn)] as const] : []),
          ...(deadline?.isWaiting ? [[texts.record.deadline.wait, texts.parties.yes] as const] : []),
          [texts.record.missing.title, new Intl.NumberFormat(reading.locale).format(missing)],
        ],
      },
      ...approval(context),
      { kind: 'entries', heading: texts.parties.activity.kinds.steps, entries: steps },
    ];
  },
};

function approval({ progress: { signOff }, reading }: SectionContext): Block[] {
  if (!signOff) return [];
  const { texts, codeText, instant } = reading;
  const labels = texts.report.approval;
  const { policy, state, comment } = signOff;
  return [
    {
      kind: 'facts',
      heading: labels.title,
      depth: 0,
      facts: [
        ...(policy === 'none' ? [] : [[labels.policy, texts.record.signOff[policy]] as const]),
        [texts.parties.fields.status, codeText(signOffState.name, state)],
        [labels.requestedBy, signOff.requestedBy.name],
        [labels.requestedAt, instant(signOff.requestedAt)],
        ...(comment ? [[texts.record.comment, comment] as const] : []),
      ],
    },
  ];
}
