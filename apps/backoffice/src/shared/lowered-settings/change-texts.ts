import type { SignOff } from '@dossier/api/workflows';

type Value = SignOff['diff'][number]['old'];

/** How what changes in settings is read: by its path in them. */
export interface ChangeTexts {
  readonly labelOf: (path: string) => string;
  readonly textOf: (value: Value, path: string) => string;
}
