import * as z from 'zod/mini';
import { fullMobile } from './session';

/** The person to invite. The response is `doneResponse`. */
export const inviteRequest = z.object({ mobile: fullMobile });
export type InviteRequest = z.infer<typeof inviteRequest>;
