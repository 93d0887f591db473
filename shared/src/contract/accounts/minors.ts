import * as z from 'zod/mini';
import { birthId } from '../charts/births';
import { idSchema, responseSchema } from '../response';

/** The age from which people decide for themselves, by the law on personal data. */
export const adultAge = 18;

/** Children for whom one parent can agree. */
export const maxChildren = 10;

/** The version of the text that a parent agrees to, as `consentTexts`. */
export const childConsentText = '2026-11-30';

/** The date on which a person becomes an adult, from the date of birth; both `YYYY-MM-DD`. After a birth on 29 February it is 1 March. */
export function toAdultDate(born: string): string {
  const [year = '', month = '', day = ''] = born.split('-');
  const date = new Date(Date.UTC(Number(year) + adultAge, Number(month) - 1, Number(day)));
  return date.toISOString().slice(0, 10);
}

/** A person who is under 18 by their own birth details. */
export const minor = z.object({
  /** Whether a parent agrees to questions and payments of the account. */
  has_consent: z.boolean(),
  /** The day of the 18th birthday, `YYYY-MM-DD`. */
  adult_on: z.string(),
});
export type Minor = z.infer<typeof minor>;

/** The link that a minor gives to a parent; it is valid for a few days. */
export const childLinkResponse = responseSchema({ path: z.string(), valid_until: z.string() });
export type ChildLinkResponse = z.infer<typeof childLinkResponse>;

const childToken = z.string().check(z.minLength(1), z.maxLength(200));

export const childRequest = z.object({ child: childToken });

/** Whose account a link is about, so that a parent recognises it. */
export const childResponse = responseSchema({
  name: z.nullable(z.string()),
  /** The last digits of the number. */
  mobile_end: z.string(),
  /** Whether this parent agrees already. */
  is_given: z.boolean(),
});
export type ChildResponse = z.infer<typeof childResponse>;

/** The response is `doneResponse`. `version` is that of the text on the page. */
export const giveChildConsentRequest = z.object({ child: childToken, version: z.string().check(z.maxLength(20)) });
export type GiveChildConsentRequest = z.infer<typeof giveChildConsentRequest>;

/** The response is `doneResponse`. */
export const withdrawChildConsentRequest = z.object({ id: idSchema });

/** A child for whose account the person agreed. */
export const child = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  mobile_end: z.string(),
  given_at: z.string(),
  version: z.string(),
});
export type Child = z.infer<typeof child>;

/** Which saved birth details are the person's own. The response is `doneResponse`. */
export const setOwnBirthRequest = birthId;
