import { array, boolean, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';

/** What somebody may be said to look at. */
export const presenceTypes = ['registration'] as const;
export type PresenceType = (typeof presenceTypes)[number];

/** Milliseconds. */
export const presenceTimes = {
  /** How often a page says that somebody is there. */
  beat: 20_000,
  /** After three that did not come nobody is. */
  gone: 60_000,
} as const;

/** Somebody who has a record open. */
export const presentPerson = object({
  userId: string().required(),
  name: string().required(),
  /** What of it they edit; null for looking only. */
  section: string().nullable().defined(),
});
export type PresentPerson = Readonly<InferType<typeof presentPerson>>;

/** Everybody who is there: always all of them, never a difference. */
export const presence = object({
  type: string<PresenceType>().oneOf(presenceTypes).required(),
  id: string().required(),
  people: array(presentPerson.required()).required(),
});

const say = endpoint({
  name: 'messages.presence',
  service: 'notifications',
  method: 'POST',
  path: '/presence/{id}',
  kind: 'json',
  access: 'registrationRead',
  // Nothing that is kept: said again every few seconds, and forgotten as fast.
  readsOnly: true,
  summary:
    'Says that the caller has a record open, and what of it they edit; answers who else has. Those who may see the record hear of a change on the stream. Forgotten after a minute without a word; is no activity.',
  body: object({
    type: string<PresenceType>().oneOf(presenceTypes).required(),
    /** Which of the person's pages it is: any text that is another on another page. */
    page: string()
      .matches(/^[\w-]+$/)
      .max(64)
      .required(),
    /** The code of a section, never words of a client. */
    section: string()
      .matches(/^[\w.-]+$/)
      .max(64)
      .nullable()
      .defined(),
    /** False when the page goes away. */
    isHere: boolean().required(),
  }),
  response: presence,
  errors: [],
});

/** The part of the area `messages` that says who is where. */
export const presenceEndpoints = { presence: say } as const;
