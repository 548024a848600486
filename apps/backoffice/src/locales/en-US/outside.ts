// The words of the pages before signing in.
import { access } from './access.ts';
import { shell } from './shell.ts';

export const texts = { access, shell };
