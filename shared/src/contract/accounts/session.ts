import * as z from 'zod/mini';
import { fieldError } from '../field-errors';
import { responseSchema, successSchema } from '../response';
import { mobilePattern, otpLimits } from '../constants';
import { toTypedNumber } from '../input/ascii-digits';
import { locales } from '../locales';
import { isForeignMobile, normalizeMobile, toFullMobile } from '../input/mobile-number';
import { minor } from './minors';

const isIndian = z.refine<string>((mobile) => !isForeignMobile(mobile), { error: fieldError('mobile_foreign'), abort: true });

/** Ten digits without the country code, whatever format was typed. */
export const mobileNumber = z.string().check(z.overwrite(normalizeMobile), isIndian, z.regex(mobilePattern, fieldError('mobile_invalid')));

/** Country code and number, digits only: 91 and ten digits, whatever format was typed. */
export const fullMobile = z
  .string()
  .check(z.overwrite(toFullMobile), isIndian, z.regex(/^91[6-9][0-9]{9}$/, fieldError('full_mobile_invalid')));

export const otpCode = z.string().check(
  z.overwrite((code: string) => toTypedNumber(code)),
  z.regex(new RegExp(`^[0-9]{${otpLimits.length}}$`), fieldError('otp_invalid')),
);

/**
 * The purpose of a code, other than a sign-in: `proof` of the signed-in person's own number, `new_number` of that person, `delete`
 * an account. Such a code is valid for nothing else.
 */
export const codePurposes = ['proof', 'new_number', 'delete'] as const;
export type CodePurpose = (typeof codePurposes)[number];

export const sendOtpRequest = z.object({ mobile: fullMobile, purpose: z.optional(z.enum(codePurposes)) });
/** `retry_after` is the number of seconds until this mobile number can get another code. */
const sentCode = { token: z.string(), retry_after: z.optional(z.number()) };
export const sendOtpSuccess = successSchema(sentCode);
export const sendOtpResponse = responseSchema(sentCode);

/** The year of birth that an account asks for after a long time without use. */
export const birthYear = z.string().check(
  z.overwrite((year: string) => toTypedNumber(year)),
  z.regex(/^(?:19|20)[0-9]{2}$/, fieldError('birth_year_bounds')),
);

export const validateOtpRequest = z.object({
  mobile: fullMobile,
  otp: otpCode,
  token: z.string().check(z.minLength(1), z.maxLength(2000)),
  device: z.optional(z.string().check(z.maxLength(40))),
  /** Whether the page gets its session in a cookie and renews its token; shells of earlier releases do neither. */
  renews_token: z.optional(z.boolean()),
  /** The version of the text about terms and privacy that the person agreed to (`consentTexts.account`). */
  agreed: z.optional(z.string().check(z.maxLength(20))),
  /** The answer to `birth_year_required`, with the same code. */
  birth_year: z.optional(birthYear),
  /** Instead of the year: the existing account of the number belongs to somebody else, and this person gets a new one. */
  starts_anew: z.optional(z.boolean()),
});

/** A number that becomes that of the account, with the code that was sent to it for this. */
export const changeMobileRequest = z.pick(validateOtpRequest, { mobile: true, otp: true, token: true });
export const changeMobileResponse = responseSchema({ mobile: z.string() });

const localeSchema = z.enum(locales);
/** The language that the person chose; null before a choice, and missing in responses of providers that do not store it. */
const accountLocale = z.optional(z.nullable(localeSchema));

export const validateOtpResponse = responseSchema({ jwt: z.string(), locale: accountLocale });

/** `signed_out`: whether this browser has no session any more, which stays if another account was deleted; missing for apps. */
export const deleteAccountResponse = responseSchema({ jwt: z.string(), signed_out: z.optional(z.boolean()) });
export type DeleteAccountResponse = z.infer<typeof deleteAccountResponse>;

/** The response to the session cookie of a page: a bearer token. */
export const bearerTokenResponse = responseSchema({ jwt: z.string() });

export const meResponse = responseSchema({
  uid: z.string(),
  mobile: z.string(),
  name: z.nullable(z.string()),
  is_ban: z.number(),
  /** Why the account is banned, as the operator wrote it. */
  ban_reason: z.optional(z.nullable(z.string())),
  created_at: z.string(),
  locale: accountLocale,
  /** Missing for adults and for people without saved birth details. */
  minor: z.optional(minor),
});

/** The response is `doneResponse`. */
export const setLocaleRequest = z.object({ locale: localeSchema });
export type SetLocaleRequest = z.infer<typeof setLocaleRequest>;
export type SendOtpRequest = z.infer<typeof sendOtpRequest>;
export type ValidateOtpRequest = z.infer<typeof validateOtpRequest>;
export type SendOtpResponse = z.infer<typeof sendOtpResponse>;
export type ChangeMobileRequest = z.infer<typeof changeMobileRequest>;
export type ChangeMobileResponse = z.infer<typeof changeMobileResponse>;
export type ValidateOtpResponse = z.infer<typeof validateOtpResponse>;
export type MeResponse = z.infer<typeof meResponse>;

/** The payload of the `jwt`. `iat` and `exp` are seconds since 1970. */
export const tokenPayload = z.object({ uid: z.string(), jti: z.string(), iat: z.number(), exp: z.number() });
export type TokenPayload = z.infer<typeof tokenPayload>;
