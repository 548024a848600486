// Files share their modules: a hook of a module would end with the first file that loads it, this one is run for each.
import { afterAll } from 'vitest';
import { closeDatabases } from './database.ts';

afterAll(closeDatabases);
