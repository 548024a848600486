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
    wrongCombination: 'De combinatie van gebruikersnaam en wachtwoord is onjuist',
    newPasswordNotice: 'Uw gebruiker is door een beheerder aangemaakt. Wijzig hieronder uw wachtwoord.',
    newPassword: 'Nieuw wachtwoord',
    confirmPassword: 'Bevestig nieuw wachtwoord',
    notConfirmed: 'De gebruiker is niet bevestigd; de bevestigingscode wordt naar uw telefoon gestuurd',
    missingProfile: 'Ongeldige kenmerken opgegeven, het profiel ontbreekt. Neem contact op met onze beheerder.',
    secondFactor: 'Uw account vraagt om een verificatiecode, die deze versie nog niet kan aannemen. Vraag het uw beheerder.',
    sessionExpired: 'Sessie verlopen.',
    loggedOut: 'U bent uitgelogd.',
  },
  chooseTenant: {
    title: 'Kies een kantoor',
    subtitle: 'U werkt als beheerder van dit kantoor tot u een ander kiest. De keuze wordt vastgelegd.',
    empty: 'Er zijn nog geen kantoren.',
    open: 'Werk voor {{name}}',
  },
};
