import type { PartyEvent } from '@dossier/api/parties';
import type { PartyTexts } from '@dossier/api/texts';
import { useTexts, useTranslations } from '../../shared/translations.ts';
import { useAnyKindText } from '../../shared/use-any-kind-text.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';

/** Fields whose values the sentence of an event says; who a client belongs to is an id. */
const pathsInSentence: ReadonlySet<string> = new Set([
  'status',
  'restriction',
  'portal',
  'deletion',
  'assignee_id',
  'riskLevel',
]);

/** An event of a client's file as text: who did what, and which fields changed from what into what. */
export function useClientEvents({ labelOf, textOf: valueText }: PartyTexts) {
  const t = useTranslations('clientFile', 'parties', 'restrictedClients');
  const kinds: Readonly<Record<string, string>> = useTexts('restrictedClients').kinds;
  const kindText = useAnyKindText();
  const { activity } = useTexts('parties');
  const textOf = useVocabularyText('party');
  const actorOf = ({ actor }: PartyEvent) => actor ?? activity.platform;
  const statusOf = ({ changes }: PartyEvent) => {
    const status = changes.find(({ path }) => path === 'status')?.new;
    return typeof status === 'string' ? textOf('partyStatus', status) : '';
  };
  const levelOf = ({ changes }: PartyEvent) => {
    const level = changes.find(({ path }) => path === 'riskLevel')?.new;
    return typeof level === 'string' ? textOf('riskLevel', level) : '';
  };
  const restrictionOf = ({ changes }: PartyEvent) => {
    const kind = changes.find(({ path }) => path === 'restriction')?.new;
    return typeof kind === 'string' ? (kinds[kind] ?? '') : '';
  };
  const kindOf = ({ detail }: PartyEvent) =>
    typeof detail['kind'] === 'string' ? kindText(detail['kind']) : '';
  const titleOf = (event: PartyEvent): string => {
    const actor = actorOf(event);
    const { field, otherName } = event.detail;
    const name = typeof otherName === 'string' ? otherName : t($ => $.clientFile.activity.otherParty);
    switch (event.action) {
      case 'party.created':
        return t($ => $.clientFile.activity.created, { actor });
      case 'party.changed':
        return t($ => $.clientFile.activity.changed, { actor });
      case 'party.assigned':
        return t($ => $.clientFile.activity.assigned, { actor });
      case 'party.statusChanged':
        return t($ => $.clientFile.activity.statusChanged, { actor, status: statusOf(event) });
      case 'party.restricted':
        return t($ => $.clientFile.activity.restricted, { actor, kind: restrictionOf(event) });
      case 'party.restrictionLifted':
        return t($ => $.clientFile.activity.restrictionLifted, { actor });
      case 'party.connected':
        return t($ => $.clientFile.activity.connected, { actor, name });
      case 'party.disconnected':
        return t($ => $.clientFile.activity.disconnected, { actor, name });
      case 'party.memberAdded':
        return t($ => $.clientFile.activity.memberAdded, { actor, name });
      case 'party.memberLeft':
        return t($ => $.clientFile.activity.memberLeft, { actor, name });
      case 'party.ownersConfirmed':
        return t($ => $.clientFile.activity.ownersConfirmed, { actor });
      case 'party.registerCompared':
        return t($ => $.clientFile.activity.registerCompared, { actor });
      case 'party.discrepancyReported':
        return t($ => $.clientFile.activity.discrepancyReported, { actor });
      case 'party.discrepancyExplained':
        return t($ => $.clientFile.activity.discrepancyExplained, { actor });
      case 'party.discrepancyReopened':
        return t($ => $.clientFile.activity.discrepancyReopened, { actor });
      case 'party.merged':
        return t($ => $.clientFile.activity.merged, { actor });
      case 'party.commented':
        return t($ => $.parties.activity.steps.commented, { actor });
      case 'party.commentEdited':
        return t($ => $.parties.activity.steps.commentEdited, { actor });
      case 'party.joined':
        return t($ => $.clientFile.activity.joined, { actor });
      case 'party.parted':
        return t($ => $.clientFile.activity.parted, { actor });
      case 'party.mergeUndone':
        return t($ => $.clientFile.activity.mergeUndone, { actor });
      case 'signOff.requested':
        return t($ => $.clientFile.activity.mergeRequested, { actor });
      case 'party.portalInvited':
        return t($ => $.clientFile.activity.portalInvited, { actor });
      case 'party.portalResent':
        return t($ => $.clientFile.activity.portalResent, { actor });
      case 'party.portalActivated':
        return t($ => $.clientFile.activity.portalActivated, { actor });
      case 'party.portalBlocked':
        return t($ => $.clientFile.activity.portalBlocked, { actor });
      case 'party.deletionRequested':
        return t($ => $.clientFile.activity.deletionRequested, { actor });
      case 'party.deletionWithdrawn':
        return t($ => $.clientFile.activity.deletionWithdrawn, { actor });
      case 'party.reviewed':
        return t($ => $.clientFile.activity.reviewed, { actor });
      case 'party.riskAssessed':
        return t($ => $.clientFile.activity.riskAssessed, { actor, level: levelOf(event) });
      case 'party.riskOverridden':
        return t($ => $.clientFile.activity.riskOverridden, { actor, level: levelOf(event) });
      case 'party.riskOverrideEnded':
        return t($ => $.clientFile.activity.riskOverrideEnded, { actor, level: levelOf(event) });
      case 'party.documentAdded':
        return t($ => $.parties.activity.steps.documentAdded, { actor, kind: kindOf(event) });
      case 'party.documentReplaced':
        return t($ => $.parties.activity.steps.documentReplaced, { actor, kind: kindOf(event) });
      case 'party.documentChanged':
        return t($ => $.parties.activity.steps.documentChanged, { actor, kind: kindOf(event) });
      case 'party.documentRemoved':
        return t($ => $.parties.activity.steps.documentRemoved, { actor, kind: kindOf(event) });
      case 'party.documentRestored':
        return t($ => $.parties.activity.steps.documentRestored, { actor, kind: kindOf(event) });
      case 'party.documentOpened':
        return t($ => $.parties.activity.steps.documentOpened, { actor, kind: kindOf(event) });
      case 'party.documentNumberRevealed':
        return t($ => $.parties.activity.steps.documentNumberRevealed, { actor, kind: kindOf(event) });
      case 'party.identifierRevealed':
        return t($ => $.clientFile.activity.revealed, {
          actor,
          field: labelOf(typeof field === 'string' ? field : ''),
        });
      default:
        return t($ => $.parties.activity.other, { actor, action: event.action });
    }
  };
  const linesOf = (event: PartyEvent): readonly string[] => [
    ...event.changes
      .filter(({ path }) => !pathsInSentence.has(path))
      .flatMap(({ path, old, new: now }) => {
        const field = labelOf(path);
        const [before, after] = [valueText(path, old), valueText(path, now)];
        if (path === 'comment')
          return after === null ? [] : [t($ => $.parties.activity.comment, { field, comment: after })];
        if (before === null && after === null) return [];
        if (before === null) return [t($ => $.parties.activity.fieldAdded, { field, now: after })];
        if (after === null) return [t($ => $.parties.activity.fieldRemoved, { field, old: before })];
        return [t($ => $.parties.activity.change, { field, old: before, now: after })];
      }),
    ...(event.erased ? [activity.erased] : []),
  ];
  return { titleOf, linesOf };
}
