// The frame around stories and pages: it says whose library this is.
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({ theme: create({ base: 'light', brandTitle: 'Dossier UI', brandTarget: '_self' }) });
