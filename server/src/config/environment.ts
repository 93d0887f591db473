import * as z from 'zod/mini';
import { StartError } from './start-error';
import { readTrustProxy } from './trust-proxy';

export type Env = Readonly<Record<string, string | undefined>>;

export const maxRequests = 100_000_000;
const minTokenLength = 16;
/** Those of pino. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** A whole number from `min` to `max`. */
function wholeNumber(max: number, min = 0) {
  const isInRange = (text: string) => Number.isInteger(Number(text)) && Number(text) >= min && Number(text) <= max;
  const error = ({ input }: { input?: unknown }) => `must be a whole number from ${min} to ${max}, not "${String(input)}".`;
  return z.pipe(z.string().check(z.refine(isInRange, { error })), z.transform(Number));
}

const text = z.optional(z.string());
const onOrOff = z.pipe(
  z.enum(['on', 'off'], { error: ({ input }) => `must be on or off, not "${String(input)}".` }),
  z.transform((value) => value === 'on'),
);
const token = z.string().check(
  z.refine((value) => value.length >= minTokenLength && !/\s/.test(value), {
    error: `must have at least ${minTokenLength} letters, and no spaces.`,
  }),
);

/** The variables of the server, except NODE_ENV and HOST (see `readMode`). Rules over several variables are in `readConfig`. */
const environment = z.object({
  PORT: z._default(wholeNumber(65_535), 3000),
  PUBLIC_URL: text,
  TRUST_PROXY: z.pipe(text, z.transform(readTrustProxy)),
  DATA_DIR: z._default(z.string(), '.data'),
  RELEASES_DIR: text,
  RELEASES_REGISTRY: z._default(
    z.enum(['folder', 'database'], { error: ({ input }) => `must be folder or database, not "${String(input)}".` }),
    'folder',
  ),
  RELEASES_BUCKET: text,
  AWS_REGION: text,
  AWS_ENDPOINT_URL: text,
  AWS_ENDPOINT_URL_S3: text,
  AWS_ACCESS_KEY_ID: text,
  AWS_SECRET_ACCESS_KEY: text,
  AWS_SESSION_TOKEN: text,
  RELEASE_KEYS: text,
  RELEASE_SIGNATURES: z._default(
    z.enum(['required', 'optional'], { error: ({ input }) => `must be required or optional, not "${String(input)}".` }),
    'optional',
  ),
  DATABASE_URL: text,
  DATABASE_DIRECT_URL: text,
  DATABASE_REPLICA_URL: text,
  REDIS_URL: text,
  DATABASE_POOL: z.optional(wholeNumber(1000, 1)),
  WEB_CONCURRENCY: z._default(wholeNumber(99, 1), 1),
  DATABASE_STATEMENT_TIMEOUT_MS: z._default(wholeNumber(600_000, 1), 5000),
  JWT_SECRET: text,
  METRICS_TOKEN: z.optional(token),
  MSG91_AUTH_KEY: text,
  MSG91_TEMPLATE_ID: text,
  MSG91_INVITE_TEMPLATE_ID: text,
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_SUBJECT: text,
  COMMERCE_CONFIG: text,
  SITE_CONFIG: text,
  BLOG_URL: text,
  REQUESTS_PER_MINUTE: z._default(wholeNumber(maxRequests), 3000),
  PAGE_REQUESTS_PER_MINUTE: z.optional(wholeNumber(maxRequests)),
  REQUEST_TIMEOUT_MS: z._default(wholeNumber(3_600_000, 1), 30_000),
  SHUTDOWN_DELAY_MS: z.optional(wholeNumber(5000)),
  PAGE_HOST: z.pipe(
    text,
    z.transform((value) => (value === 'bench' ? 'bench' : 'shell')),
  ),
  REMOTE_TIMEOUT_MS: z._default(wholeNumber(120_000), 8000),
  RENDER_WORKERS: z._default(wholeNumber(64), 2),
  RENDER_ISOLATION: z.optional(
    z.enum(['thread', 'process'], { error: ({ input }) => `must be thread or process, not "${String(input)}".` }),
  ),
  RENDER_BUDGET_MS: z._default(wholeNumber(60_000), 300),
  RENDER_CACHE_MB: z._default(wholeNumber(4096), 32),
  READER_PACE_MS: z._default(wholeNumber(10_000), 18),
  MODEL_URL: text,
  MODEL_NAME: text,
  MODEL_API_KEY: text,
  MODEL_MAX_TOKENS: z._default(wholeNumber(8000, 50), 700),
  MODEL_FIRST_WORDS_MS: z._default(wholeNumber(120_000, 1), 8000),
  MODEL_STALL_MS: z._default(wholeNumber(120_000, 1), 6000),
  MODEL_ANSWER_MS: z._default(wholeNumber(300_000, 1), 45_000),
  MODEL_SITE_TOKENS: z._default(wholeNumber(1_000_000_000), 5_000_000),
  MODEL_PERSON_TOKENS: z._default(wholeNumber(1_000_000_000), 200_000),
  RELEASE_REPORT_PERCENT: z._default(wholeNumber(100), 100),
  RELEASE_WEBHOOK_URL: text,
  RELEASE_WEBHOOK_SECRET: text,
  RELEASE_STAGE_MINUTES: z._default(wholeNumber(10_080), 30),
  RELEASE_STAGE_VISITS: z._default(wholeNumber(1_000_000), 100),
  LIVE_RELOAD: z.pipe(
    text,
    z.transform((value) => value === '1'),
  ),
  API_DOCS: z._default(onOrOff, true),
  OTEL_TRACES_EXPORTER: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: text,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: text,
  OTEL_EXPORTER_OTLP_HEADERS: text,
  OTEL_TRACES_SAMPLER: text,
  OTEL_TRACES_SAMPLER_ARG: text,
  OTEL_SERVICE_NAME: text,
  OTEL_RESOURCE_ATTRIBUTES: text,
  OTEL_SDK_DISABLED: text,
  LOG_LEVEL: z._default(
    z.enum(logLevels, { error: ({ input }) => `must be one of ${logLevels.join(', ')}, not "${String(input)}".` }),
    'info',
  ),
  COMMIT: text,
});

export type Environment = z.infer<typeof environment>;

/** The variables of `env`, parsed; an empty one counts as not set. Throws a StartError with a sentence for each invalid one. */
export function parseEnvironment(env: Env): Environment {
  const result = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (result.success) return result.data;
  throw new StartError(result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join(' '));
}
