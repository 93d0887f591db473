import { otpLimits } from '@oracle-astra/shared/contract';
import { safeStorage } from '@oracle-astra/shared/storage';
import { initialProgress, type LoginProgress } from './login-progress';

const key = 'login';

/** What was kept of a code that can still be typed; otherwise the state of a new login. */
export function readProgress(): LoginProgress {
  const text = safeStorage('session').get(key);
  if (text === null) return initialProgress;
  try {
    const kept = JSON.parse(text) as LoginProgress;
    const age = Date.now() - (kept.sent?.at ?? 0);
    return age >= 0 && age < otpLimits.lifetimeSeconds * 1000 ? { ...initialProgress, ...kept } : initialProgress;
  } catch {
    // Another release stored it in another form.
    return initialProgress;
  }
}

/** Keeps a requested code in the tab: a phone with little memory drops the page while its owner reads the SMS. What was typed of it is not kept. */
export function keepProgress({ code: _typed, ...rest }: LoginProgress): void {
  if (rest.sent === null) safeStorage('session').remove(key);
  else safeStorage('session').set(key, JSON.stringify(rest));
}
