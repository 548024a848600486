import type { ClientFileSection } from '@dossier/api/contract';
import { roleSection } from './use-party-needs.ts';

/** The sections of a party's form for its index: those of its client file, and what it is in this registration. */
export const formSections = (
  sections: readonly ClientFileSection[],
  titles: Readonly<Record<ClientFileSection, string>>,
  roleTitle: string | undefined,
): readonly { readonly id: string; readonly title: string }[] => [
  ...sections.map(id => ({ id, title: titles[id] })),
  ...(roleTitle === undefined ? [] : [{ id: roleSection, title: roleTitle }]),
];
