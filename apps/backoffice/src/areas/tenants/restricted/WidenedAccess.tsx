import { LoweredSettings } from '../../../shared/lowered-settings/LoweredSettings.tsx';
import { useReaderChanges } from '../../../shared/lowered-settings/use-reader-changes.ts';
import type { ReaderNames } from '../../../shared/lowered-settings/use-reader-names.ts';
import { useTexts } from '../../../shared/translations.ts';

/** What someone asked for: that more people see restricted clients. */
export function WidenedAccess({ names, onDone }: WidenedAccessProps) {
  const texts = useTexts('restrictedClients');
  const { ownRequest } = useTexts('authentication');
  const { textOf } = useReaderChanges(names);
  return (
    <LoweredSettings
      action="settings.widenRestricted"
      title={texts.widened}
      effect={texts.widenedEffect}
      ownRequest={ownRequest}
      valueOf={textOf}
      onDone={onDone}
    />
  );
}

interface WidenedAccessProps {
  readonly names: ReaderNames;
  /** Reads the settings again: they may have changed. */
  readonly onDone: () => Promise<unknown>;
}
