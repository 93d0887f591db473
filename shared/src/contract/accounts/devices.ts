import * as z from 'zod/mini';
import { idSchema, responseSchema } from '../response';

/** The number of devices on which a person can be signed in; a further sign-in ends the session that was not used for longest. */
export const maxDevices = 50;

export const device = z.object({
  id: z.string(),
  /** Browser and system, such as "Chrome, Android"; null if unknown. */
  name: z.nullable(z.string()),
  /** To the hour. */
  last_used_at: z.string(),
  is_current: z.boolean(),
});
export type Device = z.infer<typeof device>;

/** Most recently used first. */
export const devicesResponse = responseSchema({ devices: z.array(device) });
export type DevicesResponse = z.infer<typeof devicesResponse>;

/** The response is `doneResponse`. */
export const signOutDeviceRequest = z.object({ id: idSchema });
export type SignOutDeviceRequest = z.infer<typeof signOutDeviceRequest>;
