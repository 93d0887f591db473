import * as z from 'zod/mini';
import { responseSchema } from '../response';
import { fullMobile } from './session';

/** The person to invite. The response is `doneResponse`. */
export const inviteRequest = z.object({ mobile: fullMobile });
export type InviteRequest = z.infer<typeof inviteRequest>;

/** The path of the person's own invitation link; sign-ups through it count as invited. */
export const inviteLinkResponse = responseSchema({ path: z.string() });
export type InviteLinkResponse = z.infer<typeof inviteLinkResponse>;
