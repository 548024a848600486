import type { access as source } from '../en-US/access.ts';

export const access: typeof source = {
  login: {
    title: 'Welkom!',
    subtitle: 'Log in op uw professionele portaal',
    username: 'Gebruikersnaam',
    password: 'Wachtwoord',
    trust: 'Vertrouw deze computer',
    submit: 'Inloggen',
    submitting: 'Bezig met inloggen…',
    lostPassword: 'Ik ben mijn wachtwoord kwijt',
    noAccount: 'Ik heb geen account',
    newPassword: 'Nieuw wachtwoord',
    confirmPassword: 'Bevestig nieuw wachtwoord',
    loggedOut: 'U bent uitgelogd.',
  },
  chooseTenant: {
    title: 'Kies een kantoor',
    subtitle: 'U werkt als beheerder van dit kantoor tot u een ander kiest. De keuze wordt vastgelegd.',
    empty: 'Er zijn nog geen kantoren.',
    open: 'Werk voor {{name}}',
  },
};
