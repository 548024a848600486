import type { BeneficialOwners } from '@dossier/api/contract';
import { fillText } from '@dossier/api/texts';
import type { Reading } from '../reading.ts';

type Facts = readonly (readonly [label: string, value: string])[];
type Holder = BeneficialOwners['holders'][number];

const measures = ['economic', 'voting', 'controlled'] as const;

/** What was asked, of which day, and what came of it as a whole. */
export function questionFacts(owners: BeneficialOwners, { texts, day, percentage }: Reading): Facts {
  const { owners: messages, report } = texts;
  const share = (percent: string) => percentage(Number(percent));
  const nameOf = (name: string | undefined) => name || messages.hidden;
  const { comparator, errors, holders, needsSeniorManagers, on, threshold, unknown } = owners;
  const outcome = [
    ...errors.map(({ code, parties, percent }) =>
      code === 'OVER_100'
        ? fillText(messages.errors.OVER_100, { party: nameOf(parties[0]), share: share(percent ?? '0') })
        : fillText(messages.errors.CLOSED_LOOP, { parties: parties.map(nameOf).join(', ') }),
    ),
    ...(errors.length === 0 && holders.length === 0 ? [messages.empty] : []),
    ...(Number(unknown) > 0 ? [fillText(messages.unknown, { share: share(unknown) })] : []),
    ...(needsSeniorManagers ? [messages.seniorManagers] : []),
  ];
  return [
    [report.ownership.day, day(on)],
    [
      report.ownership.threshold,
      fillText(messages.threshold[comparator], { threshold: share(threshold), date: day(on) }),
    ],
    ...outcome.map(text => [report.ownership.outcome, text] as const),
  ];
}

/** Who holds what, on which ground, and through whom: the chart in messages. */
export function holderBlocks(holder: Holder, { texts, percentage }: Reading) {
  const { owners: messages, report } = texts;
  const share = (percent: string) => percentage(Number(percent));
  const range = ({ low, high }: Holder['economic']) =>
    low === high ? share(low) : fillText(messages.share.range, { low: share(low), high: share(high) });
  const grounds = [
    ...measures
      .filter(measure => Number(holder[measure].high) > 0)
      .map(measure => fillText(messages.share[measure], { share: range(holder[measure]) })),
    ...(holder.basis.includes('agreement') ? [messages.agreement] : []),
    ...(holder.basis.includes('owner') ? [messages.sole] : []),
  ];
  const result = holder.basis.length > 0 ? 'owner' : holder.isPossible ? 'possible' : 'below';
  const facts: Facts = [
    [report.ownership.result, messages.result[result]],
    [report.ownership.ground, grounds.join(', ')],
    ...holder.paths.map(({ names, percent }) => {
      const path = names.map(name => name || messages.hidden).join(' → ');
      return [report.ownership.chain, fillText(messages.path, { path, share: share(percent) })] as const;
    }),
  ];
  return [
    { kind: 'heading', text: holder.name ?? messages.hidden, depth: 0 },
    { kind: 'facts', heading: null, depth: 0, facts },
  ] as const;
}
