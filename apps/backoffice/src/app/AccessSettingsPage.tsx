import { UsersPage } from '../areas/access/UsersPage.tsx';
import { SettingsFrame } from '../shared/SettingsFrame.tsx';

/** The users, as a page of the settings. */
export const AccessSettingsPage = () => (
  <SettingsFrame current="users">
    <UsersPage />
  </SettingsFrame>
);
