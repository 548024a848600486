// The words of the pages before signing in.
import { access } from './access.ts';
import { shell } from './shell.ts';
import type { Texts } from '../en-US/index.ts';

export const texts: Pick<Texts, 'access' | 'shell'> = { access, shell };
