// What comes with every page of the administration area, fetched as one: nothing of it is needed to sign in.
export { AuthenticatorOffer } from '../areas/access/AuthenticatorOffer.tsx';
export { SessionToast } from '../areas/access/SessionToast.tsx';
export { AdministrationFrame } from './AdministrationFrame.tsx';
export { StartUpNotices } from './shell/StartUpNotices.tsx';
