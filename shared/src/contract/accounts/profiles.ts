import * as z from 'zod/mini';
import { forumLimits } from '../constants';
import { fieldError } from '../field-errors';
import { responseSchema } from '../response';
import { wholeNumber } from '../input/whole-number';

const email = (invalid: 'email_invalid' | 'profile_email_invalid') =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, fieldError('email_missing')),
      z.maxLength(254, fieldError(invalid)),
      z.regex(/^[^\s@<>"(),;:\\[\]]+@[^\s@.<>"(),;:\\[\]]+(?:\.[^\s@.<>"(),;:\\[\]]+)+$/, fieldError(invalid)),
    );

/** A birth record of the person, '0' for none. */
const bid = z.coerce.string().check(z.maxLength(64));

export const displayName = z
  .string()
  .check(z.trim(), z.minLength(1, fieldError('username_missing')), z.regex(forumLimits.usernamePattern, fieldError('username_invalid')));

/** The response is `doneResponse`. */
export const registerHandleRequest = z.object({ email: email('email_invalid'), display_name: displayName, bid: z._default(bid, '0') });
export interface RegisterHandleRequest {
  email: string;
  display_name: string;
  bid: string | number;
}

/** Missing fields are not changed. `is_ban` is ignored. `avatar` is a name of the list of avatars, or '' for none. */
export const editProfileRequest = z.object({
  email: z.optional(email('profile_email_invalid')),
  bid: z.optional(bid),
  is_private: z.optional(wholeNumber().check(z.minimum(0), z.maximum(1))),
  is_ban: z.optional(z.unknown()),
  avatar: z.optional(z.string().check(z.maxLength(40))),
});
/** The response is `doneResponse`. */
export interface EditProfileRequest {
  email?: string | undefined;
  bid?: string | number | undefined;
  is_private?: number | undefined;
  is_ban?: unknown;
  avatar?: string | undefined;
}

const avatarGroup = z.object({ big: z.array(z.string()) });
/** Names of avatars; the pictures are at `getAvatarPath`. */
export const avatarsResponse = responseSchema({ Male: avatarGroup, Female: avatarGroup });
export type AvatarsResponse = z.infer<typeof avatarsResponse>;
