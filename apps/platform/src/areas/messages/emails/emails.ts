import type { ChoosableMessage } from '@dossier/api/contract';
import { fillText, loadTexts } from '@dossier/api/texts';
import type { Language } from '@dossier/validators/vocabularies';
import type { Email } from '../../../ports/mail/compose.ts';

/** A message as an email tells of it: never of which client. Email is read on the way, and stays where it was read. */
export interface StaffEvent {
  readonly type: ChoosableMessage;
  /** Whose act it tells of; null for the platform's own. */
  readonly actor: string | null;
}

export interface Waiting {
  readonly approvals: number;
  readonly tasks: number;
  readonly unread: number;
}

interface About {
  readonly tenant: string;
  readonly name?: string;
  readonly link: string;
}

/** Lines of one email; what is more is in the inbox. */
const maxLines = 10;

export async function messagesEmail(
  locale: Language,
  messages: readonly StaffEvent[],
  { tenant, name = '', link }: About,
): Promise<Email> {
  const texts = (await loadTexts(locale, 'emails')).messages;
  const lines = messages.map(({ type, actor }) =>
    actor === null ? texts.events[type].byPlatform : fillText(texts.events[type].by, { actor }),
  );
  const count = numberIn(locale, messages.length);
  const [subject, intro] = messages.length === 1 ? [lines[0] ?? '', texts.one] : [texts.many, texts.many];
  return {
    subject: fillText(texts.subject, { tenant, what: fillText(subject, { count }) }),
    greeting: fillText(texts.greeting, { name }),
    paragraphs: [fillText(intro, { count })],
    items: [
      ...lines.slice(0, maxLines),
      ...(lines.length > maxLines
        ? [fillText(texts.more, { count: numberIn(locale, lines.length - maxLines) })]
        : []),
    ],
    link: { label: texts.link, href: link },
    closing: texts.closing,
  };
}

export async function digestEmail(
  locale: Language,
  waiting: Waiting,
  { tenant, name = '', link }: About,
): Promise<Email> {
  const { digest: texts, greeting } = (await loadTexts(locale, 'emails')).messages;
  const rules = new Intl.PluralRules(locale);
  const line = (name: keyof Waiting): readonly string[] => {
    const count = waiting[name];
    const form = rules.select(count) === 'one' ? texts[name].one : texts[name].other;
    return count === 0 ? [] : [fillText(form, { count: numberIn(locale, count) })];
  };
  return {
    subject: fillText(texts.subject, { tenant }),
    greeting: fillText(greeting, { name }),
    paragraphs: [texts.intro],
    items: [...line('approvals'), ...line('tasks'), ...line('unread')],
    link: { label: texts.link, href: link },
    closing: texts.closing,
  };
}

const numberIn = (locale: Language, value: number) => new Intl.NumberFormat(locale).format(value);
