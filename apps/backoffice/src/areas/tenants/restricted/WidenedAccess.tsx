import { LoweredSettings } from '../../../shared/lowered-settings/LoweredSettings.tsx';
import { useTexts } from '../../../shared/translations.ts';
import type { ReaderNames } from './reader-fields.ts';

/** What someone asked for: that more people see restricted clients. */
export function WidenedAccess({ names, onDone }: WidenedAccessProps) {
  const texts = useTexts('restrictedClients');
  const { ownRequest } = useTexts('authentication');
  const all = [...names.users, ...names.groups];
  const valueOf = (ids: unknown): string =>
    Array.isArray(ids) && ids.length > 0
      ? ids.map(id => all.find(({ value }) => value === id)?.label ?? String(id)).join(', ')
      : texts.noOne;
  return (
    <LoweredSettings
      action="settings.widenRestricted"
      title={texts.widened}
      effect={texts.widenedEffect}
      ownRequest={ownRequest}
      valueOf={valueOf}
      onDone={onDone}
    />
  );
}

interface WidenedAccessProps {
  readonly names: ReaderNames;
  /** Reads the settings again: they may have changed. */
  readonly onDone: () => Promise<unknown>;
}
