import { SideNavigation } from '@dossier/ui/side-navigation';
import type { ReactNode } from 'react';
import { useTranslations } from './translations.ts';
import { useSettingsGroups, type SettingsPageId } from './use-settings-groups.ts';

/** A page of the settings, next to all of them; on a phone with the way back to them. */
export function SettingsFrame({ current, children }: SettingsFrameProps) {
  const t = useTranslations('frame');
  return (
    <SideNavigation
      title={t($ => $.frame.navigation.settings)}
      back="/administration/settings"
      groups={useSettingsGroups()}
      current={current}
    >
      {children}
    </SideNavigation>
  );
}

interface SettingsFrameProps {
  readonly current: SettingsPageId;
  readonly children: ReactNode;
}
