import { safeStorage } from '../storage';

const storage = safeStorage('local');
const keyOf = (uid: string) => `push-on ${uid}`;

/** Keeps that a person turned notifications on in this browser: the server forgets it with their session. */
export const keepPushChoice = (uid: string): void => storage.set(keyOf(uid), '1');
export const forgetPushChoice = (uid: string): void => storage.remove(keyOf(uid));
export const hasPushChoice = (uid: string): boolean => storage.get(keyOf(uid)) !== null;
