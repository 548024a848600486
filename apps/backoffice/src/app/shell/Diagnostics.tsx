import { Button } from '@dossier/ui/button';
import { useState } from 'react';
import { useConfiguration } from '../../shared/configuration.ts';
import { useTranslations } from '../../shared/translations.ts';

/** What support asks for first: version, branch, firm, browser, time. Nothing of any client. */
export function Diagnostics({ tenantId }: { readonly tenantId: string }) {
  const t = useTranslations('frame');
  const { version, branch, stage } = useConfiguration();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    const lines = {
      version,
      branch: branch ?? '-',
      stage,
      tenant: tenantId,
      path: location.pathname,
      window: `${innerWidth}x${innerHeight}`,
      browser: navigator.userAgent,
      time: new Date().toISOString(),
    };
    await navigator.clipboard.writeText(
      Object.entries(lines)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    );
    setIsCopied(true);
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        {t($ => $.frame.navigation.diagnostics)}
      </Button>
      <span role="status">{isCopied && t($ => $.frame.navigation.copied)}</span>
    </>
  );
}
