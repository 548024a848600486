import {
  entitySections,
  personSections,
  relationFields,
  type ClientFileSection,
  type PartyNode,
} from '@dossier/api/contract';
import { everyParty, partyName } from '../../registrations/service.ts';
import type { Block } from '../printed-file.ts';
import type { Reading } from '../reading.ts';
import type { Section } from './section.ts';

/** Everyone who belongs to the registration, parents first, each with all that is known. */
export const parties: Section = {
  id: 'parties',
  blocks: ({ parties: nodes, reading, isForSigning }) =>
    everyParty(nodes).flatMap(({ party, depth }) => [
      { kind: 'heading', text: partyName(party) || reading.texts.report.unnamed, depth } as const,
      ...blocksOf(isForSigning ? withoutMarkers(party) : party, depth, reading),
    ]),
};

/** What the firm notes about the risk of a client is for its own staff. */
const withoutMarkers = ({ naturalPerson, legalEntity, ...party }: PartyNode): PartyNode => ({
  ...party,
  ...(naturalPerson && { naturalPerson: { ...naturalPerson, riskMarkers: undefined } }),
  ...(legalEntity && { legalEntity: { ...legalEntity, riskMarkers: undefined } }),
});

function blocksOf(party: PartyNode, depth: number, reading: Reading): Block[] {
  const { naturalPerson, legalEntity, ownershipPercentage } = party;
  const sections = naturalPerson ? personSections : entitySections;
  const data: Readonly<Record<string, unknown>> = naturalPerson ?? legalEntity ?? {};
  const { clientFile, roleHere } = reading.texts.parties;
  const blocks = Object.entries(sections).map(([id, fields]) =>
    block(clientFile[id as ClientFileSection], depth, factsOf(fields, data, reading)),
  );
  const roles = factsOf(
    [...relationFields, 'ownershipPercentage'],
    { ...data, ownershipPercentage },
    reading,
  );
  return [...blocks, block(roleHere, depth, roles)].filter(({ facts }) => facts.length > 0);
}

type Facts = Extract<Block, { kind: 'facts' }>['facts'];
const block = (heading: string, depth: number, facts: Facts) =>
  ({ kind: 'facts', heading, depth, facts }) as const;

/** Only what is known: an empty line says nothing on paper. Details of one origin of assets stand under its name. */
function factsOf(
  fields: readonly string[],
  data: Readonly<Record<string, unknown>>,
  { labelOf, textOf }: Reading,
): Facts {
  return fields.flatMap(field => {
    const value = data[field];
    if (field === 'originOfAssetsDetails' && typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([origin, details]) => {
        const text = textOf(origin, details);
        return text === null ? [] : [[labelOf(`${field}.${origin}`), text] as const];
      });
    const text = textOf(field, value);
    return text === null ? [] : [[labelOf(field), text] as const];
  });
}
