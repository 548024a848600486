/**
 * The form in which user names are compared: compatible characters as one (NFKC), without capitals or blanks around.
 * Two names with the same form are the same name on the whole platform.
 */
export const usernameKey = (userName: string): string => userName.normalize('NFKC').trim().toLowerCase();
