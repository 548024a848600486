import { useToasts } from '@dossier/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { Redirect } from 'wouter';
import { useTranslations } from '../shared/translations.ts';

/** Leads away from what the firm has switched off (S1 §6), and says so: a page that vanishes looks like a fault. */
export function SwitchedOff({ to }: { readonly to: string }) {
  const t = useTranslations('frame');
  const { show } = useToasts();
  const explain = useEffectEvent(() => show({ tone: 'info', text: t($ => $.frame.notices.switchedOff) }));
  useEffect(() => explain(), []);
  return <Redirect to={to} replace />;
}
