import { useDecide, useSignOff, type SignOffSummary } from '@dossier/api/workflows';
import { Button } from '@dossier/ui/button';
import { Notice } from '@dossier/ui/notice';
import { Stack } from '@dossier/ui/layout';
import { formatMoment } from '../../../shared/format.ts';
import { useNow } from '../../../shared/now.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useRecordNotify } from './use-record-notify.ts';
import { useStanding } from './use-standing.ts';

/** A request for approval that is open: whose it is, and who decides. */
export function SignOffPanel({ signOff }: { readonly signOff: SignOffSummary }) {
  const t = useTranslations('record');
  const [locale] = useLocale();
  const now = useNow();
  const texts = t($ => $.record.signOff, { returnObjects: true });
  const standingOf = useStanding();
  const { hindrance, policy, requestedBy, requestedAt, aloneFrom } = signOff;
  if (policy === 'none') return null;
  const requestText = t($ => $.record.signOff.asked, {
    name: requestedBy.name,
    when: formatMoment(requestedAt, now, locale),
  });
  return (
    <Notice
      tone={hindrance === null ? 'decision' : 'neutral'}
      title={hindrance === null ? texts.yours : texts.waiting}
    >
      <Stack gap="small">
        <strong>{texts[policy]}</strong>
        <p>
          {requestText} {standingOf(signOff)}
        </p>
        {(hindrance === 'ownRequest' || aloneFrom !== null) && <Withdraw signOff={signOff} />}
      </Stack>
    </Notice>
  );
}

/** Withdraws the user's own request: nothing happens to the registration. */
export function Withdraw({ signOff }: { readonly signOff: SignOffSummary }) {
  const t = useTranslations('record');
  const { data } = useSignOff(signOff._id);
  const decide = useDecide();
  const notify = useRecordNotify(signOff.subject.id);
  return (
    <Button
      size="small"
      isDisabled={!data}
      onClick={() =>
        data &&
        void notify(
          () => decide(data, 'withdraw', null),
          t($ => $.record.signOff.withdrawn),
        )
      }
    >
      {t($ => $.record.signOff.withdraw)}
    </Button>
  );
}
