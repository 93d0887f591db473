import type { ProductEnvironment } from './product-environment';
import type { SigningSecrets } from '../../modules/session/keyed-hash';
import { splitSecrets } from '../secrets/split-secrets';
import { StartError } from '../start/start-error';

/** A language model with OpenAI's chat completions API. */
export interface ModelConfig {
  /** Base address before `/chat/completions`, without a trailing slash, such as `https://models.example/v1`. */
  url: string;
  name: string;
  /** Whether it runs on another machine, so that it gets questions only of people who agreed to it. */
  isOutside: boolean;
  /** Bearer token, the first of the list; null for an endpoint without one. */
  apiKeys: SigningSecrets | null;
  /** Maximum tokens of one answer. */
  maxTokens: number;
  /** Time limits in milliseconds: until the first words, between two chunks, and for the whole answer. */
  firstWordsMs: number;
  stallMs: number;
  answerMs: number;
  /** Maximum tokens a day, for all answers and for one account; 0 is no limit. */
  siteTokens: number;
  personTokens: number;
}

const isLocalHost = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The model of the variables; null where MODEL_URL is not set. Throws a StartError for an incomplete configuration. */
export function readModel(values: ProductEnvironment): ModelConfig | null {
  const { MODEL_URL: address, MODEL_NAME: name } = values;
  if (address === undefined) return null;
  if (!URL.canParse(address)) throw new StartError(`MODEL_URL must be an address, not "${address}".`);
  const { protocol, hostname, search } = new URL(address);
  // People's questions and the key are sent there.
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocalHost(hostname)))
    throw new StartError('MODEL_URL must begin with https://, except on this machine.');
  if (search !== '') throw new StartError('MODEL_URL must have no query.');
  if (name === undefined) throw new StartError('With MODEL_URL, MODEL_NAME must be set.');
  return {
    url: address.replace(/\/+$/u, ''),
    name,
    isOutside: !isLocalHost(hostname),
    apiKeys: values.MODEL_API_KEY === undefined ? null : { list: splitSecrets(values.MODEL_API_KEY) },
    maxTokens: values.MODEL_MAX_TOKENS,
    firstWordsMs: values.MODEL_FIRST_WORDS_MS,
    stallMs: values.MODEL_STALL_MS,
    answerMs: values.MODEL_ANSWER_MS,
    siteTokens: values.MODEL_SITE_TOKENS,
    personTokens: values.MODEL_PERSON_TOKENS,
  };
}
