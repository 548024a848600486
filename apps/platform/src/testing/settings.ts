import type { SectionName, Sections } from '../areas/tenants/sections.ts';
import type { Database } from '../database/index.ts';
import { publish, readCurrent } from '../shared/definitions/definitions.ts';
import { doingOn } from './work.ts';

/** Puts a section of a tenant's settings in force, as it is or made from the present one, without a trail. */
export const putSection = <Name extends SectionName>(
  database: Database,
  tenantId: string,
  section: Name,
  value: Sections[Name] | ((present: Sections[Name]) => Sections[Name]),
): Promise<number> =>
  doingOn(database)(tenantId, async work => {
    const [current] = await readCurrent(work.tx, 'settings', [section]);
    const data = typeof value === 'function' ? value(current?.data as Sections[Name]) : value;
    const basedOn = current?.version ?? 0;
    return publish(work, { kind: 'settings', id: section }, { basedOn, data, reason: null, byUser: null });
  });
