import * as z from 'zod/mini';
import { readTrustProxy } from '../trust-proxy';
import { meanings, text, wholeNumber } from './variable';

const hstsScopes = ['host', 'subdomains', 'off'] as const;
const hstsScope = z.enum(hstsScopes, { error: ({ input }) => `must be one of ${hstsScopes.join(', ')}, not "${String(input)}".` });

export const maxRequests = 100_000_000;

/** NODE_ENV and HOST are read before the others, by `readMode`. */
export const serverVariables = {
  NODE_ENV: text().register(meanings, {
    meaning: '`production` ends local mode; `development` and `test` are local, and other words are refused',
    default: 'local mode',
    isNeededInProduction: true,
  }),
  PORT: z._default(wholeNumber(65_535), 3000).register(meanings, { meaning: 'port of the server' }),
  HOST: text().register(meanings, {
    meaning: 'address to listen on; in local mode localhost, 127.0.0.1 or ::1',
    default: 'localhost; in production all addresses',
  }),
  PUBLIC_URL: text().register(meanings, {
    meaning: 'public address of the site, without a path; local mode answers under its host name too',
    default: '`http://localhost:PORT`',
    isNeededInProduction: true,
  }),
  HSTS: z._default(hstsScope, 'host').register(meanings, {
    meaning:
      'where browsers use https alone for a year after a visit, if PUBLIC_URL is https: `host`, `subdomains` (if all of them speak https), `off`',
  }),
  PASSKEY_DOMAIN: text().register(meanings, {
    meaning:
      'domain of the passkeys, best the registrable one (`oracle.example` for `https://in.oracle.example`); passkeys of another domain are lost',
    default: 'the host of PUBLIC_URL, without `www.`',
  }),
  TRUST_PROXY: z.pipe(text(), z.transform(readTrustProxy)).register(meanings, {
    meaning:
      'number of proxies that add to X-Forwarded-For, where nobody reaches the server except through them; or their addresses and networks (`10.0.0.0/8, loopback`)',
    default: 'no proxy is trusted',
  }),
  WEB_CONCURRENCY: z._default(wholeNumber(99, 1), 1).register(meanings, {
    meaning: 'processes that `npm start` runs on one port; more than one needs DATABASE_URL',
  }),
  REQUESTS_PER_MINUTE: z._default(wholeNumber(maxRequests), 3000).register(meanings, {
    meaning: 'API requests that one address may make in a minute; 0 sets no limit',
  }),
  PAGE_REQUESTS_PER_MINUTE: z.optional(wholeNumber(maxRequests)).register(meanings, {
    meaning: 'the same for pages, files of releases and everything else',
    default: 'ten times REQUESTS_PER_MINUTE',
  }),
  REQUEST_TIMEOUT_MS: z._default(wholeNumber(3_600_000, 1), 30_000).register(meanings, {
    meaning: 'time limit for receiving a whole request',
  }),
  SHUTDOWN_DELAY_MS: z.optional(wholeNumber(5000)).register(meanings, {
    meaning: 'how long `/readyz` fails before the server stops',
    default: '0; in production 2000',
  }),
  RESTART_SERVER: text().register(meanings, {
    meaning: '`0` makes `npm start` end when the server dies, and leaves restarting to its own supervisor, such as systemd',
    default: '`npm start` restarts it',
  }),
};
