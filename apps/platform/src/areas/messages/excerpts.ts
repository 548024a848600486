import type { MessageType } from '@dossier/api/contract';
import { mentionTexts } from '../../shared/comments/mention-texts.ts';
import { requestsAt } from '../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { statusComments } from '../registrations/service.ts';
import { questionTexts } from '../workflows/service.ts';

/** A message about a registration, a client, or a process about one, that its reader may see. */
interface Source {
  readonly id: string;
  readonly userId: string;
  readonly messageType: MessageType;
  readonly recordId: string;
  readonly actorId: string | null;
  readonly at: string;
}

/** What was said in what a message tells of. */
export interface Quote {
  readonly excerpt: string | null;
  /** What was decided, where the message tells of a decision. */
  readonly decision: 'approve' | 'reject' | null;
}

/** Characters of a comment that a message quotes. */
const excerptLength = 400;

/**
 * What was said, by message: it is read where it was written, so that it changes and is erased with its source. Missing
 * for messages that quote nothing.
 */
export async function quotesOf(
  work: UnitOfWork,
  sources: readonly Source[],
  processes: ReadonlyMap<string, unknown>,
): Promise<ReadonlyMap<string, Quote>> {
  const ofTypes = (...types: readonly MessageType[]) =>
    sources.filter(({ messageType }) => types.includes(messageType));
  const written = ofTypes('mention').flatMap(({ actorId, recordId, ...source }) =>
    actorId === null ? [] : [{ ...source, author: actorId, recordId }],
  );
  const mentions = written.filter(({ recordId }) => !processes.has(recordId));
  const questions = written.filter(({ recordId }) => processes.has(recordId));
  const sentBack = ofTypes('registrationSentBack');
  const requests = ofTypes('approvalRequested', 'approvalDecided');
  const asRegistrations = <Of extends { recordId: string }>(of: readonly Of[]) =>
    of.map(source => ({ ...source, registrationId: source.recordId }));
  const texts = await mentionTexts(work, mentions);
  const questioned = await questionTexts(work, questions);
  const comments = await statusComments(work, asRegistrations(sentBack));
  const outcomes = await requestsAt(
    work,
    requests.map(({ recordId: subjectId, at }) => ({ subjectId, at })),
  );
  return new Map([
    ...mentions.map(({ id }, index) => quote(id, texts[index])),
    ...questions.map(({ id }, index) => quote(id, questioned[index])),
    ...sentBack.map(({ id }, index) => quote(id, comments[index])),
    ...requests.map(({ id, messageType }, index) => {
      const outcome = outcomes[index];
      return messageType === 'approvalRequested'
        ? quote(id, outcome?.requester)
        : quote(id, outcome?.decider, outcome?.decision);
    }),
  ]);
}

const quote = (id: string, text?: string | null, decision: Quote['decision'] = null) =>
  [id, { excerpt: text ? excerptOf(text) : null, decision }] as const;

/** The start of what was said, cut between characters. */
function excerptOf(text: string): string {
  const characters = Array.from(text.trim());
  return characters.length <= excerptLength
    ? characters.join('')
    : `${characters
        .slice(0, excerptLength - 1)
        .join('')
        .trimEnd()}…`;
}
