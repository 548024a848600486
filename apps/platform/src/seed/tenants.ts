import type { RegistrationType } from '@dossier/api/contract';
import { region } from '@dossier/validators/vocabularies';
import { brands } from '@dossier/ui/theme';
import { defaultSections, type Sections } from '../areas/tenants/sections.ts';
import type { LandCode } from './cities.ts';

/** Someone who can sign in to a demo tenant, by the part behind the dot: `meridian.admin`. */
export type DemoUser = 'admin' | 'user' | 'agent' | 'client' | 'new' | 'unconfirmed' | 'disabled';

/** The statuses of S2 §4. */
export type StatusName =
  'INCOMPLETE' | 'COMPLETE' | 'DONE' | 'ACCEPTED' | 'REJECTED' | 'DELETED' | 'MIGRATED';

export interface DemoTenant {
  readonly id: string;
  readonly name: string;
  readonly sections: Sections;
  readonly people: Readonly<Record<DemoUser, readonly [firstName: string, lastName: string]>>;
  readonly locale: string;
  /** Registrations by status; deleted ones are extra to what people see. */
  readonly statuses: Readonly<Record<StatusName, number>>;
  /** How many of the complete ones wait for a second person, at most. */
  readonly toApprove: number;
  readonly types: readonly (readonly [RegistrationType, number])[];
  readonly lands: readonly (readonly [LandCode, number])[];
}

export const demoPassword = 'Welcome-2026!';

const links = (id: string) => ({
  news: `https://${id}.example/news`,
  blog: `https://${id}.example/blog`,
  governance: `https://${id}.example/governance`,
  team: `https://${id}.example/team`,
  support: `https://${id}.example/support`,
  social: [{ name: 'LinkedIn', url: `https://linkedin.example/${id}` }],
});

type SectionOverrides = Partial<Omit<Sections, 'contact' | 'whitelabeling'>> & { readonly shortName: string };

function sectionsOf(
  id: keyof typeof brands,
  name: string,
  { shortName, ...overrides }: SectionOverrides,
): Sections {
  const contact = { businessName: name, shortName, publicLinks: links(id) };
  const whitelabeling = brands[id];
  // Anyone who tries the demonstration has no app registered.
  const authentication = { allowedMFAMethods: [] };
  const sections = defaultSections(id, name);
  // Their clients came from another system, long after their first review.
  const riskQualification = { ...sections.riskQualification, triggerInitialRiskReview: false };
  return { ...sections, authentication, riskQualification, ...overrides, contact, whitelabeling };
}

const regions = (defaultLocale: 'en-US' | 'nl-NL' | 'fr-FR' | 'de-DE', also: typeof defaultLocale) => ({
  allowedLocales: [defaultLocale, also],
  defaultLocale,
  allowedRegions: [region.code('euAndEea')],
});

/** The four demo tenants, each with its own theme, language and switches. */
export const demoTenants: readonly DemoTenant[] = [
  {
    id: 'meridian',
    name: 'Meridian Wealth',
    sections: sectionsOf('meridian', 'Meridian Wealth', {
      shortName: 'Meridian',
      onboarding: { acceptance: 'twoPersons', calendar: 'NL' },
      pmsKycsConnection: { enabled: true },
      regions: regions('en-US', 'nl-NL'),
      signing: {
        assetManagerCoSign: {
          coSigners: [
            // Each has a user: the notice for Admins (S1 §4) would lead to settings that cannot be made yet.
            { id: 'co-signer-1', username: 'meridian.admin' },
            { id: 'co-signer-2', username: 'meridian.user' },
          ],
        },
      },
    }),
    people: {
      admin: ['Sanne', 'de Wit'],
      user: ['Malik', 'Bakker'],
      agent: ['Louise', 'Dubois'],
      client: ['Peter', 'Klant'],
      new: ['Nina', 'Nieuw'],
      unconfirmed: ['Omar', 'Onbevestigd'],
      disabled: ['Daan', 'Vertrokken'],
    },
    locale: 'en-US',
    statuses: {
      INCOMPLETE: 212,
      COMPLETE: 96,
      ACCEPTED: 871,
      REJECTED: 41,
      DONE: 38,
      MIGRATED: 26,
      DELETED: 17,
    },
    toApprove: 37,
    types: [
      ['INDIVIDUAL', 5],
      ['JOINT', 2],
      ['BUSINESS', 3],
    ],
    lands: [
      ['NL', 8],
      ['BE', 3],
      ['DE', 1],
    ],
  },
  {
    id: 'noordhaven',
    name: 'Noordhaven Vermogensbeheer',
    sections: sectionsOf('noordhaven', 'Noordhaven Vermogensbeheer', {
      shortName: 'Noordhaven',
      regions: regions('nl-NL', 'en-US'),
    }),
    people: {
      admin: ['Hanneke', 'Terpstra'],
      user: ['Sjoerd', 'Wolters'],
      agent: ['Esmée', 'van der Meer'],
      client: ['Karel', 'Klant'],
      new: ['Noor', 'Nieuw'],
      unconfirmed: ['Olivier', 'Onbevestigd'],
      disabled: ['Dirk', 'Vertrokken'],
    },
    locale: 'nl-NL',
    statuses: { INCOMPLETE: 64, COMPLETE: 27, ACCEPTED: 221, REJECTED: 12, DONE: 9, MIGRATED: 9, DELETED: 6 },
    toApprove: 4,
    types: [
      ['INDIVIDUAL', 4],
      ['JOINT', 3],
      ['BUSINESS', 3],
    ],
    lands: [['NL', 1]],
  },
  {
    id: 'lumen',
    name: 'Lumen Conseil',
    sections: sectionsOf('lumen', 'Lumen Conseil', {
      shortName: 'Lumen',
      onboarding: { calendar: 'FR' },
      clientFile: { enabled: false },
      regions: regions('fr-FR', 'en-US'),
    }),
    people: {
      admin: ['Hélène', 'Lemaître'],
      user: ['Loïc', 'Perrin'],
      agent: ['Inès', 'Benali'],
      client: ['Claude', 'Client'],
      new: ['Noémie', 'Nouveau'],
      unconfirmed: ['Ugo', 'Inconfirmé'],
      disabled: ['Didier', 'Parti'],
    },
    locale: 'fr-FR',
    statuses: { INCOMPLETE: 51, COMPLETE: 19, ACCEPTED: 173, REJECTED: 9, DONE: 8, MIGRATED: 0, DELETED: 4 },
    toApprove: 4,
    types: [
      ['INDIVIDUAL', 6],
      ['JOINT', 2],
      ['BUSINESS', 2],
    ],
    lands: [
      ['FR', 6],
      ['BE', 1],
    ],
  },
  {
    id: 'rheinwerk',
    name: 'Rheinwerk Privat',
    sections: sectionsOf('rheinwerk', 'Rheinwerk Privat', {
      shortName: 'Rheinwerk',
      onboarding: { calendar: 'DE' },
      pmsKycsConnection: { enabled: false },
      regions: regions('de-DE', 'en-US'),
    }),
    people: {
      admin: ['Friederike', 'von Bülow'],
      user: ['Jörg', 'Strauß'],
      agent: ['Ayşe', 'Öztürk'],
      client: ['Klaus', 'Kunde'],
      new: ['Nele', 'Neumann'],
      unconfirmed: ['Uwe', 'Unbestätigt'],
      disabled: ['Detlef', 'Ehemalig'],
    },
    locale: 'de-DE',
    statuses: { INCOMPLETE: 58, COMPLETE: 24, ACCEPTED: 206, REJECTED: 14, DONE: 7, MIGRATED: 5, DELETED: 5 },
    toApprove: 4,
    types: [
      ['INDIVIDUAL', 4],
      ['JOINT', 2],
      ['BUSINESS', 4],
    ],
    lands: [
      ['DE', 9],
      ['NL', 1],
    ],
  },
];

/** Two of them with a handful of registrations: what tests and the snapshots of releases are made of. */
export const smallTenants: readonly DemoTenant[] = demoTenants.slice(0, 2).map(tenant => ({
  ...tenant,
  toApprove: 0,
  statuses: { INCOMPLETE: 12, COMPLETE: 6, ACCEPTED: 20, REJECTED: 3, DONE: 2, MIGRATED: 1, DELETED: 2 },
}));
