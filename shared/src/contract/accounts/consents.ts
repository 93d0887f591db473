import * as z from 'zod/mini';
import { locales } from '../locales';
import { responseSchema } from '../response';
import { child, minor } from './minors';
import { nominee, rightsRequest } from './rights';

/**
 * The consents that a person gives separately, each with the version of its text: the day of the last change.
 * `account`: what an account needs; it is withdrawn by deleting the account. `push`: notifications on devices. `model`: questions
 * and chart go to a language model outside of the site.
 */
export const consentTexts = { account: '2026-12-01', push: '2026-11-30', model: '2026-11-30' } as const;

export type ConsentItem = keyof typeof consentTexts;
export const consentItems = Object.keys(consentTexts) as ConsentItem[];

export const consent = z.object({
  item: z.enum(['account', 'push', 'model']),
  /** The version of the current text. */
  version: z.string(),
  /** When it was given; null while it is not. */
  given_at: z.nullable(z.string()),
  /** The version and the language of the text that was agreed to. */
  given_version: z.nullable(z.string()),
  given_locale: z.nullable(z.enum(locales)),
  /** When it was last withdrawn, if it is not given. */
  withdrawn_at: z.nullable(z.string()),
});
export type Consent = z.infer<typeof consent>;

/** How long one kind of data is kept, in the language of the page. */
export const keptData = z.object({ title: z.string(), kept: z.string(), after_account: z.string() });
export type KeptData = z.infer<typeof keptData>;

/**
 * The person's consents among those that this site asks for, how long each kind of data is kept, and the person's requests by law.
 * The optional fields are missing in answers of earlier releases; `minor` also for adults.
 */
export const privacyResponse = responseSchema({
  consents: z.array(consent),
  kept: z.array(keptData),
  minor: z.optional(minor),
  children: z.optional(z.array(child)),
  nominee: z.optional(z.nullable(nominee)),
  requests: z.optional(z.array(rightsRequest)),
});
export type PrivacyResponse = z.infer<typeof privacyResponse>;

/** The response is `doneResponse`. `version` is that of the text on the page. */
export const setConsentRequest = z.object({
  item: z.enum(['push', 'model']),
  is_given: z.boolean(),
  version: z.string().check(z.maxLength(20)),
});
export type SetConsentRequest = z.infer<typeof setConsentRequest>;
