export const access = {
  login: {
    title: 'Welcome!',
    subtitle: 'Login to your professional portal',
    username: 'Username',
    password: 'Password',
    trust: 'Trust this computer',
    submit: 'Login',
    submitting: 'Signing in…',
    lostPassword: 'I lost my password',
    noAccount: 'I do not have an account',
    newPassword: 'New password',
    confirmPassword: 'Confirm new password',
    loggedOut: 'You are logged out.',
  },
  chooseTenant: {
    title: 'Choose a firm',
    subtitle: 'You work as its Admin until you choose another. The choice is recorded.',
    empty: 'There are no firms yet.',
    open: 'Work for {{name}}',
  },
};
