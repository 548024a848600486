import { useCurrentUser } from '@dossier/api/access';
import { useClient } from '@dossier/api/client';
import { firstLogin, startUpNotices as shown } from '@dossier/api/session';
import { useTenantSettings } from '@dossier/api/tenants';
import { ConfirmModal } from '@dossier/ui/modal';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useNow } from '../../shared/now.ts';
import { useWords } from '../../shared/words.ts';
import { startUpNotices, type StartUpNotice } from './start-up.ts';

/** Where S1 §4 sends whoever says yes; an alias leads on (T3). */
const signingSettings = '/administration/settings/product/signing';

/** S1 §2 and §4: what is told once for each firm in a browser session, one thing after the other. It blocks nothing. */
export function StartUpNotices({ tenantId }: { readonly tenantId: string }) {
  const { storages } = useClient();
  const user = useCurrentUser();
  const settings = useTenantSettings(tenantId);
  const now = useNow();
  if (!user.data || !settings.data) return null;
  // At a first sign-in the second factor is offered: one thing at a time.
  if (firstLogin.isMarked(storages) || shown.wereShown(storages, tenantId)) return null;
  const notices = startUpNotices(settings.data, user.data, now);
  return notices.length === 0 ? null : <Told key={tenantId} tenantId={tenantId} notices={notices} />;
}

function Told({
  tenantId,
  notices,
}: {
  readonly tenantId: string;
  readonly notices: readonly StartUpNotice[];
}) {
  const t = useWords();
  const { storages } = useClient();
  const [, navigate] = useLocation();
  const [place, setPlace] = useState(0);
  const notice = notices[place];
  if (!notice) return null;
  const answer = (isYes: boolean) => {
    const isLast = isYes || place + 1 >= notices.length;
    if (isLast) shown.mark(storages, tenantId);
    setPlace(isLast ? notices.length : place + 1);
    if (isYes) navigate(signingSettings);
  };
  const words = t($ => $.places.notices, { returnObjects: true });
  return notice.kind === 'signing' ? (
    <ConfirmModal
      isOpen
      title={words.signing.title}
      questions={[t($ => $.places.notices.signing.days, { count: notice.days }), words.signing.text]}
      yesLabel={words.signing.open}
      noLabel={words.signing.later}
      onAnswer={answer}
    />
  ) : (
    <ConfirmModal
      isOpen
      title={words.coSigner.title}
      questions={[words.coSigner.text, words.coSigner.question]}
      onAnswer={answer}
    />
  );
}
