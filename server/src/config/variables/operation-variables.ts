import * as z from 'zod/mini';
import { meanings, onOrOff, text, wholeNumber } from './variable';

const minTokenLength = 16;
/** The log levels of pino. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const token = z.string().check(
  z.refine((value) => value.length >= minTokenLength && !/\s/.test(value), {
    error: `must have at least ${minTokenLength} letters, and no spaces.`,
  }),
);

export const operationVariables = {
  LOG_LEVEL: z
    ._default(z.enum(logLevels, { error: ({ input }) => `must be one of ${logLevels.join(', ')}, not "${String(input)}".` }), 'info')
    .register(meanings, { meaning: `level of pino: ${logLevels.join(', ')}` }),
  COMMIT: text().register(meanings, { meaning: 'commit that `/healthz` reports', default: 'none' }),
  METRICS_TOKEN: z.optional(token).register(meanings, {
    meaning: 'bearer token of operators, 16 letters or more, for `/metrics` and the description of the API',
    default: 'both are open; in production closed',
  }),
  LONG_BEARER_TOKENS: z._default(onOrOff, true).register(meanings, {
    meaning: '`off` refuses the long tokens that apps send; pages have tokens of minutes',
    default: '`on`',
  }),
  FRESH_PROOF: z._default(onOrOff, true).register(meanings, {
    meaning: '`off` permits export, transfer and change of number without a new login or a code to the own number',
    default: '`on`',
  }),
  CODES_PER_DAY: z._default(wholeNumber(100_000_000), 20_000).register(meanings, {
    meaning: 'most codes by SMS in 24 hours; then only devices on which the number has logged in get one; 0 is no limit',
  }),
  API_DOCS: z._default(onOrOff, true).register(meanings, { meaning: '`off` serves no description of the API', default: '`on`' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: text().register(meanings, {
    meaning: 'collector of OpenTelemetry traces by OTLP over HTTP as JSON, such as `http://collector:4318`',
    default: 'no traces',
  }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: text().register(meanings, {
    meaning: 'the same with its path; used before OTEL_EXPORTER_OTLP_ENDPOINT',
    default: '`/v1/traces` of that collector',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: text().register(meanings, { meaning: 'headers for the collector', default: 'none' }),
  OTEL_TRACES_EXPORTER: text().register(meanings, {
    meaning: '`otlp`, or `none` to send no traces',
    default: '`otlp` where there is a collector',
  }),
  OTEL_TRACES_SAMPLER: text().register(meanings, {
    meaning: 'which traces are kept, by the names of OpenTelemetry',
    default: '`parentbased_traceidratio`',
  }),
  OTEL_TRACES_SAMPLER_ARG: text().register(meanings, { meaning: 'argument of the sampler', default: '0.05' }),
  OTEL_SERVICE_NAME: text().register(meanings, { meaning: 'name of the site in traces', default: '`oracle-astra`' }),
  OTEL_RESOURCE_ATTRIBUTES: text().register(meanings, { meaning: 'further attributes of all traces', default: 'none' }),
  OTEL_SDK_DISABLED: text().register(meanings, { meaning: '`true` turns tracing off', default: '`false`' }),
};

/** Read by the tests and by `npm run db`, not by the server. */
export const programVariables = {
  CHROMIUM_PATH: text().register(meanings, {
    meaning: 'browser for journeys, isolated pages and checks of releases',
    default: 'found by its usual names',
  }),
  PG_BIN: text().register(meanings, { meaning: 'folder of the programs of PostgreSQL', default: 'PATH, or the packages of Debian' }),
  REDIS_BIN: text().register(meanings, { meaning: 'folder of `redis-server`', default: 'PATH' }),
};
