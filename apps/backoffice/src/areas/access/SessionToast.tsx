import { useClient, useSessionWarning } from '@dossier/api/client';
import { useErrorText } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from '../../shared/translations.ts';

/** S1 §9: how long the warning stays, in ms; then the next minute's takes its place (T7). */
const life = 60_000;

/** Warns before the session ends (S1 §4). Shows nothing by itself. */
export function SessionToast() {
  const t = useTranslations('frame');
  const textOf = useErrorText();
  const { refresher, renew } = useClient();
  const { show } = useToasts();
  const minutes = useSessionWarning();
  function goOn(): void {
    // The press is work by itself: a renewal that fails now is tried again at the next check.
    refresher.noteActivity();
    void renew();
  }
  const warn = useEffectEvent((left: number) =>
    show({
      tone: 'warning',
      text: textOf({ code: 'sessionExpires', params: { minutes: left } }),
      action: { label: t($ => $.frame.notices.continueSession), onPress: goOn, isOnText: true },
      life,
    }),
  );
  useEffect(() => (minutes === null ? undefined : warn(minutes)), [minutes]);
  return null;
}
