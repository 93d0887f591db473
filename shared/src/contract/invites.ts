import * as z from 'zod/mini';
import { fullMobile } from './session';

/** Whom to invite. Answered by `doneResponse`. */
export const inviteRequest = z.object({ mobile: fullMobile });
export type InviteRequest = z.infer<typeof inviteRequest>;
