import { apiPaths, type CareReply } from '../../contract';

/**
 * Reports which number was tapped, without the account: no cookies are sent. Nothing waits for the report, and failures are
 * ignored, because only the call itself matters.
 */
export function reportCareCall({ number, level, language }: Pick<CareReply, 'level' | 'language'> & { number: string }): void {
  const body = JSON.stringify({ number, level, language });
  const headers = { 'content-type': 'application/json' };
  // A lost report must not disturb a call for help.
  fetch(apiPaths.careCall, { method: 'POST', credentials: 'omit', keepalive: true, headers, body }).catch(() => undefined);
}
