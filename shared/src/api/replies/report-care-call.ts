import { apiPaths, type CareReply } from '../../contract';

/**
 * Says which number was tapped, without the account: no cookies go along. Nothing waits for it, and a failure is nobody's
 * concern; the call itself is what matters.
 */
export function reportCareCall({ number, level, language }: Pick<CareReply, 'level' | 'language'> & { number: string }): void {
  const body = JSON.stringify({ number, level, language });
  const headers = { 'content-type': 'application/json' };
  // A count that is lost must not hold up a call for help.
  fetch(apiPaths.careCall, { method: 'POST', credentials: 'omit', keepalive: true, headers, body }).catch(() => undefined);
}
