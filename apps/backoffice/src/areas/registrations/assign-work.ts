import type { useRevalidate } from '@dossier/api/client';
import { ApiError, type Gateway } from '@dossier/api/gateway';
import { assignRegistration, readsOfRegistration, type RegistrationRow } from '@dossier/api/registrations';
import type { useErrorText } from '@dossier/ui/messages';
import type { Toasts } from '@dossier/ui/toast';
import type { Translate } from '../../shared/translations.ts';

/** Who works on a registration; no one where the id is null. */
export type Assignee = Pick<RegistrationRow, 'assignee_id' | 'assignee'>;
/** A registration and who worked on it before: all that giving it back takes. */
export type Assigned = Pick<RegistrationRow, '_id' | 'version'> & Assignee;

export interface Assignment {
  readonly registration: Assigned;
  readonly assignee: Assignee;
  /** What they are called when it is done; null when it is given back. */
  readonly name: string | null;
}

/** What the page lends: its texts, its way to the platform, and what it shows meanwhile. */
interface Page {
  readonly t: Translate<'registrations'>;
  readonly textOf: ReturnType<typeof useErrorText>;
  readonly show: Toasts['show'];
  readonly gateway: Gateway;
  readonly revalidate: ReturnType<typeof useRevalidate>;
  readonly giveBack: (assignment: Assignment) => void;
}

/** Many are given away with the same sentences. */
const one = { count: 1, formatted: '1' };

/** Gives the work to whom it is meant for, says what became of it, and offers to give it back. */
export async function carryOut(
  { registration, assignee, name }: Assignment,
  { t, textOf, show, gateway, revalidate, giveBack }: Page,
): Promise<void> {
  const before = { assignee: registration.assignee, assignee_id: registration.assignee_id };
  try {
    const answer = await assignRegistration(gateway, registration, assignee.assignee_id);
    await revalidate(...readsOfRegistration);
    show({
      tone: 'success',
      text:
        name === null
          ? t($ => $.registrations.bulk.givenBack, one)
          : t($ => $.registrations.bulk.assigned, { ...one, name }),
      ...(name !== null && {
        action: {
          label: t($ => $.registrations.bulk.undo),
          onPress: () => giveBack({ registration: { ...answer, ...assignee }, assignee: before, name: null }),
        },
      }),
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await revalidate(...readsOfRegistration);
    const reason = error.kind === 'refused' ? error.message : textOf({ code: 'unexpected' });
    show({ tone: 'error', text: t($ => $.registrations.bulk.failed, { ...one, reason }) });
  }
}
