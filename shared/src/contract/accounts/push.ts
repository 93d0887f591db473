import * as z from 'zod/mini';
import { responseSchema } from '../response';

/** The push services of browsers; the server sends to no other address. */
const pushHosts =
  /^(?:fcm\.googleapis\.com|jmt17\.google\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)+notify\.windows\.com|(?:[\w-]+\.)*push\.apple\.com)$/;

function isPushAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' && url.port === '' && url.username === '' && pushHosts.test(url.hostname);
}

const endpoint = z.string().check(z.maxLength(1000), z.refine(isPushAddress, { error: 'Send the address of a push service.' }));
/** Bytes in base64url: 65 of a public key, 16 of a secret. */
const publicKey = z.string().check(z.regex(/^[\w-]{86,88}=*$/));
const secret = z.string().check(z.regex(/^[\w-]{22,24}=*$/));

/** `key` is the server's public VAPID key, with which browsers subscribe; null if the server sends no push messages. */
export const pushKeyResponse = responseSchema({ key: z.nullable(z.string()) });
export type PushKeyResponse = z.infer<typeof pushKeyResponse>;

/** A subscription in the format of browsers (`PushSubscription.toJSON`). The response is `doneResponse`. */
export const addPushSubscriptionRequest = z.object({
  endpoint,
  keys: z.object({ p256dh: publicKey, auth: secret }),
  /** Whether the page renews it by itself, which revives no consent that was withdrawn. */
  renews: z.optional(z.boolean()),
  /** The server's public key with which the browser subscribed; the newest by default. */
  server_key: z.optional(publicKey),
});
export type AddPushSubscriptionRequest = z.infer<typeof addPushSubscriptionRequest>;
/** Asks whether notifications of the person are sent to this browser, and with which key of the server it should subscribe. */
export const pushStateRequest = z.object({ endpoint, server_key: z.optional(publicKey) });
export type PushStateRequest = z.infer<typeof pushStateRequest>;
export const pushStateResponse = responseSchema({
  is_on: z.boolean(),
  /** As in `pushKeyResponse`; earlier servers do not send it. */
  key: z.optional(z.nullable(z.string())),
  /** Whether the person withdrew the consent, so that a page does not subscribe again by itself. */
  is_withdrawn: z.optional(z.boolean()),
});
export type PushStateResponse = z.infer<typeof pushStateResponse>;
/** The response is `doneResponse`, also if there is no subscription. */
export const removePushSubscriptionRequest = z.object({ endpoint });
export type RemovePushSubscriptionRequest = z.infer<typeof removePushSubscriptionRequest>;
