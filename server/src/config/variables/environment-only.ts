import { operationVariables, programVariables } from './operation-variables';

const ofTracing = Object.keys(operationVariables).filter((name) => name.startsWith('OTEL_'));

/** Variables that other programs or libraries read from the environment too, which would not see the value of a file. */
export const environmentOnly: readonly string[] = [
  'NODE_ENV',
  'HOST',
  'PORT',
  'DATA_DIR',
  'WEB_CONCURRENCY',
  'RESTART_SERVER',
  'LOCAL_GATEWAY_PORT',
  'RENDER_BUDGET_MS',
  'RELEASES_DIR',
  'RELEASES_REGISTRY',
  'RELEASES_BUCKET',
  'RELEASE_SIGNATURES',
  'RELEASE_KEY',
  'RELEASE_KEYS',
  'RELEASE_CHECK_TOKEN',
  'AWS_REGION',
  'AWS_ENDPOINT_URL',
  'AWS_ENDPOINT_URL_S3',
  ...ofTracing,
  ...Object.keys(programVariables),
];
