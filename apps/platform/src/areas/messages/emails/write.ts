import type { Language } from '@dossier/validators/vocabularies';
import type { Email } from '../../../ports/mail/compose.ts';

/** An email to a user, and where its link leads. */
interface ToUser {
  readonly tenantId: string;
  readonly userId: string;
  readonly path: string;
  readonly compose: (
    locale: Language,
    about: { readonly tenant: string; readonly name?: string; readonly link: string },
  ) => Promise<Email>;
}

/** Writes to a user in their language and in the name of the firm: the area of access knows how. */
export type WriteToStaff = (email: ToUser) => Promise<void>;
