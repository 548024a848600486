import type { RegisterComparison } from '@dossier/api/contract';
import { fillText, loadTexts, registerTexts } from '@dossier/api/texts';
import { tenantDay } from '../../../shared/calendar/tenant-day.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { readSections } from '../../tenants/service.ts';
import type { Party } from '../store.ts';

/**
 * What is written to the register, in the language of the firm: what is not explained away. Null where there is nothing
 * to report, and for a reader who may not see everyone in it.
 */
export async function reportOf(
  work: UnitOfWork,
  { name, data }: Party,
  {
    register,
    extractOn,
    discrepancies,
  }: Pick<RegisterComparison, 'register' | 'extractOn' | 'discrepancies'>,
): Promise<string | null> {
  const reported = discrepancies.filter(({ state }) => state !== 'explained');
  if (reported.length === 0 || reported.some(({ person }) => person.name === null)) return null;
  const { contact, regions } = await readSections(work.tx, ['contact', 'regions']);
  const locale = regions.defaultLocale;
  const texts = await loadTexts(locale, 'register');
  const { sentenceOf } = registerTexts(texts, locale);
  const { report } = texts;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const dayText = (day: string) => days.format(new Date(day));
  const company = data.chamberOfCommerceNo
    ? fillText(report.numbered, { name, number: data.chamberOfCommerceNo })
    : name;
  return [
    fillText(report.title, { register }),
    '',
    fillText(report.date, { date: dayText(tenantDay(work.now)) }),
    fillText(report.company, { company }),
    fillText(report.from, { tenant: contact.businessName }),
    '',
    fillText(report.intro, { date: dayText(extractOn) }),
    ...reported.map(discrepancy => `- ${sentenceOf(discrepancy, discrepancy.person.name ?? '')}`),
    // The Dutch act speaks of the Dutch register: another country's has its own.
    ...(data.address?.country === 'NL' ? ['', report.ground] : []),
  ].join('\n');
}
