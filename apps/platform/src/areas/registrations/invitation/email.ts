import type { RegistrationType } from '@dossier/api/contract';
import type { Language } from '@dossier/validators/vocabularies';
import type { Email } from '../../../ports/mail/compose.ts';

/** What the email to a client knows. */
export interface About {
  readonly tenant: string;
  readonly name: string;
  /** The reference of the registration, for the answer. */
  readonly number: string;
  /** Who looks after it; null where no one does yet. */
  readonly adviser: string | null;
  readonly type: RegistrationType;
}

interface Translation {
  readonly subject: (about: About) => string;
  readonly greeting: (about: About) => string;
  readonly why: (about: About) => string;
  readonly ready: string;
  readonly person: readonly string[];
  readonly company: readonly string[];
  readonly how: (about: About) => string;
  /** Copies of identity documents do not belong into mail that no one seals. */
  readonly safely: string;
  readonly closing: string;
}

const translations: Readonly<Record<Language, Translation>> = {
  'en-US': {
    subject: ({ tenant, number }) => `${tenant}: what we need from you (${number})`,
    greeting: ({ name }) => `Dear ${name},`,
    why: ({ tenant }) =>
      `${tenant} would like to welcome you as a client. Before we can start, the law requires us to verify your details.`,
    ready: 'Please have this ready:',
    person: [
      'a valid passport or identity card',
      'your tax identification number, and each country in which you pay tax',
      'the number of a bank account in your own name',
      'where the money comes from that you want to invest, with documents that show it',
    ],
    company: [
      'an extract from the company register, no more than 90 days old',
      'an extract from the register of beneficial owners',
      'a valid passport or identity card of everyone who represents the company or owns more than 25% of it',
      'the number of a bank account in the name of the company',
      'where the money comes from that is to be invested, with documents that show it',
    ],
    how: ({ adviser, number }) =>
      adviser === null
        ? `Reply to this email and we'll arrange the next step. The reference is ${number}.`
        : `${adviser} will guide you through it. Reply to this email and we'll arrange the next step. The reference is ${number}.`,
    safely: "Please don't send copies of identity documents by ordinary email.",
    closing: "If you don't know this firm, you can ignore this email.",
  },
  'nl-NL': {
    subject: ({ tenant, number }) => `${tenant}: wat we van u nodig hebben (${number})`,
    greeting: ({ name }) => `Beste ${name},`,
    why: ({ tenant }) =>
      `${tenant} verwelkomt u graag als cliënt. Voordat we kunnen beginnen, moeten we wettelijk uw gegevens controleren.`,
    ready: 'Leg dit alvast klaar:',
    person: [
      'een geldig paspoort of een geldige identiteitskaart',
      'uw fiscaal nummer (BSN), en elk land waar u belasting betaalt',
      'het nummer van een bankrekening op uw eigen naam',
      'waar het geld vandaan komt dat u wilt beleggen, met stukken waaruit dat blijkt',
    ],
    company: [
      'een uittreksel uit het handelsregister van niet meer dan 90 dagen oud',
      'een uittreksel uit het UBO-register',
      'een geldig paspoort of een geldige identiteitskaart van iedereen die de onderneming vertegenwoordigt of er meer dan 25% van bezit',
      'het nummer van een bankrekening op naam van de onderneming',
      'waar het geld vandaan komt dat wordt belegd, met stukken waaruit dat blijkt',
    ],
    how: ({ adviser, number }) =>
      adviser === null
        ? `Beantwoord deze e-mail, dan spreken we de volgende stap af. Het kenmerk is ${number}.`
        : `${adviser} begeleidt u hierbij. Beantwoord deze e-mail, dan spreken we de volgende stap af. Het kenmerk is ${number}.`,
    safely: 'Stuur alstublieft geen kopieën van identiteitsbewijzen per gewone e-mail.',
    closing: 'Kent u dit kantoor niet, dan kunt u deze e-mail negeren.',
  },
  'fr-FR': {
    subject: ({ tenant, number }) => `${tenant} : ce dont nous avons besoin (${number})`,
    greeting: ({ name }) => `Bonjour ${name},`,
    why: ({ tenant }) =>
      `${tenant} souhaite vous accueillir parmi ses clients. Avant de commencer, la loi nous impose de vérifier vos informations.`,
    ready: 'Merci de préparer :',
    person: [
      'un passeport ou une carte d’identité en cours de validité',
      'votre numéro d’identification fiscale, et chaque pays où vous payez des impôts',
      'le numéro d’un compte bancaire à votre nom',
      'l’origine des fonds que vous souhaitez investir, avec des justificatifs',
    ],
    company: [
      'un extrait du registre des entreprises de moins de 90 jours',
      'un extrait du registre des bénéficiaires effectifs',
      'un passeport ou une carte d’identité en cours de validité de chaque personne qui représente l’entreprise ou en détient plus de 25 %',
      'le numéro d’un compte bancaire au nom de l’entreprise',
      'l’origine des fonds à investir, avec des justificatifs',
    ],
    how: ({ adviser, number }) =>
      adviser === null
        ? `Répondez à cet e-mail et nous conviendrons de la suite. La référence est ${number}.`
        : `${adviser} vous accompagne. Répondez à cet e-mail et nous conviendrons de la suite. La référence est ${number}.`,
    safely: 'Merci de ne pas envoyer de copies de pièces d’identité par simple e-mail.',
    closing: 'Si vous ne connaissez pas ce cabinet, ignorez cet e-mail.',
  },
  'de-DE': {
    subject: ({ tenant, number }) => `${tenant}: was wir von Ihnen brauchen (${number})`,
    greeting: ({ name }) => `Guten Tag ${name},`,
    why: ({ tenant }) =>
      `${tenant} möchte Sie als Kundin oder Kunden begrüßen. Bevor wir beginnen, müssen wir gesetzlich Ihre Angaben prüfen.`,
    ready: 'Bitte halten Sie bereit:',
    person: [
      'einen gültigen Reisepass oder Personalausweis',
      'Ihre Steuer-Identifikationsnummer und jedes Land, in dem Sie Steuern zahlen',
      'die Nummer eines Bankkontos auf Ihren eigenen Namen',
      'woher das Geld stammt, das Sie anlegen möchten, mit Nachweisen',
    ],
    company: [
      'einen Auszug aus dem Handelsregister, höchstens 90 Tage alt',
      'einen Auszug aus dem Transparenzregister',
      'einen gültigen Reisepass oder Personalausweis von allen, die das Unternehmen vertreten oder mehr als 25 % davon besitzen',
      'die Nummer eines Bankkontos auf den Namen des Unternehmens',
      'woher das Geld stammt, das angelegt werden soll, mit Nachweisen',
    ],
    how: ({ adviser, number }) =>
      adviser === null
        ? `Antworten Sie auf diese E-Mail, und wir vereinbaren den nächsten Schritt. Die Referenz lautet ${number}.`
        : `${adviser} begleitet Sie dabei. Antworten Sie auf diese E-Mail, und wir vereinbaren den nächsten Schritt. Die Referenz lautet ${number}.`,
    safely: 'Bitte senden Sie keine Kopien von Ausweisen per gewöhnlicher E-Mail.',
    closing: 'Wenn Sie dieses Unternehmen nicht kennen, ignorieren Sie diese E-Mail.',
  },
};

/** The email that asks a client for what an onboarding of this type needs (S2 §3, completeness gate of 4.1). */
export function invitationEmail(locale: Language, about: About): Email {
  const { subject, greeting, why, how, ready, person, company, safely, closing } = translations[locale];
  return {
    subject: subject(about),
    greeting: greeting(about),
    paragraphs: [why(about), how(about), ready],
    items: about.type === 'BUSINESS' ? company : person,
    closing: `${safely} ${closing}`,
  };
}
