import { otpLimits } from '@oracle-astra/shared/contract';
import { safeStorage } from '@oracle-astra/shared/storage';
import { initialProgress, type LoginProgress } from './login-progress';

const key = 'login';

/** The stored progress of a login whose code is still valid; otherwise the state of a new login. */
export function readProgress(): LoginProgress {
  const text = safeStorage('session').get(key);
  if (text === null) return initialProgress;
  try {
    const kept = JSON.parse(text) as LoginProgress;
    const age = Date.now() - (kept.sent?.at ?? 0);
    return age >= 0 && age < otpLimits.lifetimeSeconds * 1000 ? { ...initialProgress, ...kept } : initialProgress;
  } catch {
    // Another release stored it in a different format.
    return initialProgress;
  }
}

/**
 * Stores the progress in the tab, because a phone with little memory may discard the page while the SMS is read. The typed digits
 * are not stored.
 */
export function keepProgress({ code: _typed, ...rest }: LoginProgress): void {
  if (rest.sent === null) safeStorage('session').remove(key);
  else safeStorage('session').set(key, JSON.stringify(rest));
}
