import { safeStorage } from '../storage';

const storage = safeStorage('local');
const keyOf = (uid: string) => `push-on ${uid}`;

/** Stores that the person turned notifications on in this browser, because the server deletes the subscription with the session. */
export const keepPushChoice = (uid: string): void => storage.set(keyOf(uid), '1');
export const forgetPushChoice = (uid: string): void => storage.remove(keyOf(uid));
export const hasPushChoice = (uid: string): boolean => storage.get(keyOf(uid)) !== null;
