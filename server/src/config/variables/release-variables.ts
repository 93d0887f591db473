import * as z from 'zod/mini';
import { eitherOf, meanings, text, wholeNumber } from './variable';

export const releaseVariables = {
  RELEASES_DIR: text().register(meanings, { meaning: 'folder of the releases and their registry', default: '`DATA_DIR/releases`' }),
  RELEASES_REGISTRY: z._default(eitherOf('folder', 'database'), 'folder').register(meanings, {
    meaning:
      '`database` keeps the registry of all machines in DATABASE_URL, with a copy in each RELEASES_DIR; `npm run release -- adopt` moves the registry of a folder there',
  }),
  RELEASES_BUCKET: text().register(meanings, {
    meaning:
      '`s3://name/prefix` keeps the files of releases in a bucket that speaks the S3 protocol, and RELEASES_DIR is the cache of each machine; needs RELEASES_REGISTRY=database',
    default: 'files stay in RELEASES_DIR',
  }),
  AWS_REGION: text().register(meanings, { meaning: 'region of the bucket', default: '`us-east-1`' }),
  AWS_ENDPOINT_URL: text().register(meanings, { meaning: 'address of a bucket that is not at AWS', default: 'AWS' }),
  AWS_ENDPOINT_URL_S3: text().register(meanings, { meaning: 'the same; used before AWS_ENDPOINT_URL', default: 'AWS_ENDPOINT_URL' }),
  AWS_ACCESS_KEY_ID: text().register(meanings, { meaning: 'key of the bucket', default: 'what the AWS SDK finds: a role or a profile' }),
  AWS_SECRET_ACCESS_KEY: text().register(meanings, { meaning: 'secret of that key', default: 'as above' }),
  AWS_SESSION_TOKEN: text().register(meanings, { meaning: 'session of a temporary key', default: 'none' }),
  RELEASE_SIGNATURES: z._default(eitherOf('required', 'optional'), 'optional').register(meanings, {
    meaning: '`required` serves, checks and promotes only releases that a key in RELEASE_KEYS signed',
  }),
  RELEASE_KEYS: text().register(meanings, { meaning: 'file with the public keys of the teams', default: '`keys.json` in RELEASES_DIR' }),
  RELEASE_KEY: text().register(meanings, {
    meaning: 'file with the private key by which `npm run release` signs for a team',
    default: 'where signatures are optional, a key that is made in RELEASES_DIR',
  }),
  RELEASE_CHECK_TOKEN: text().register(meanings, {
    meaning: 'session token of an account of your own, for `npm run release -- check --browser`',
    default: 'a session of the test account that the site gives the team of RELEASE_KEY',
  }),
  RELEASE_REPORT_PERCENT: z._default(wholeNumber(100), 100).register(meanings, {
    meaning: 'share of pages that report failures and vitals of their releases',
  }),
  RELEASE_STAGE_MINUTES: z._default(wholeNumber(10_080), 30).register(meanings, { meaning: 'shortest step of a staged roll-out' }),
  RELEASE_STAGE_VISITS: z._default(wholeNumber(1_000_000), 100).register(meanings, { meaning: 'fewest visits of such a step' }),
  RELEASE_WEBHOOK_URL: text().register(meanings, {
    meaning: 'address that gets a message when the guard halts a release or rolls it back',
    default: 'no messages',
  }),
  RELEASE_WEBHOOK_SECRET: text().register(meanings, {
    meaning: 'secret that signs these messages, 16 letters or more; needed with RELEASE_WEBHOOK_URL',
    default: 'none',
  }),
  FEDERATION_HOSTS: text().register(meanings, {
    meaning:
      'origins of other hosts, with commas between, whose pages mount remotes of this site by their `mf-manifest.json` and read the API as a visitor without a session',
    default: 'none',
  }),
  REMOTE_TIMEOUT_MS: z._default(wholeNumber(120_000), 8000).register(meanings, {
    meaning: 'how long a browser waits for the files of a remote',
  }),
};
