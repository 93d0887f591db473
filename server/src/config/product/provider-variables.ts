import * as z from 'zod/mini';
import { meanings, text, wholeNumber } from '../variables/variable';

/** What only this product reads. */
export const providerVariables = {
  RAZORPAY_KEY_ID: text().register(meanings, {
    meaning: 'account at Razorpay, which sends its events to `/apis/payments/webhook.php`',
    default: 'the local gateway, which moves no money',
    isNeededInProduction: true,
  }),
  RAZORPAY_KEY_SECRET: text().register(meanings, { meaning: 'secret of that account', default: 'none', isNeededInProduction: true }),
  RAZORPAY_WEBHOOK_SECRET: text().register(meanings, {
    meaning: 'secret that signs its events; one a line, all of which are accepted',
    default: 'none',
    isNeededInProduction: true,
  }),
  LOCAL_GATEWAY_PORT: text().register(meanings, { meaning: 'port of the local gateway', default: 'any free port' }),
  COMMERCE_CONFIG: text().register(meanings, {
    meaning: 'file of prices, packs, plan, GST and seller, in the form of `server/src/config/product/commerce.json`',
    default: 'that file, whose seller is a sample',
    isNeededInProduction: true,
  }),
  SITE_CONFIG: text().register(meanings, {
    meaning:
      'file of support and social addresses, app link, grievance officer, figures, reviews and films, in the form of `server/src/config/product/site.json`',
    default: 'that file, which is a sample',
    isNeededInProduction: true,
  }),
  BLOG_URL: text().register(meanings, { meaning: 'address of a WordPress with the posts', default: 'the posts in the repository' }),
  VAPID_PUBLIC_KEY: text().register(meanings, {
    meaning: 'public half of VAPID_PRIVATE_KEY, which is checked where it is set',
    default: 'computed',
  }),
  VAPID_PRIVATE_KEY: text().register(meanings, {
    meaning:
      'private key of push notifications (`npx web-push generate-vapid-keys`); browsers subscribe with the first line, and each gets messages of the line it subscribed with',
    default: 'made once and kept in DATA_DIR; in production nothing is pushed',
  }),
  VAPID_SUBJECT: text().register(meanings, {
    meaning: 'address by which push services reach the operators, `mailto:` or `https:`',
    default: 'PUBLIC_URL',
  }),
  MODEL_URL: text().register(meanings, {
    meaning:
      'language model that answers chats, on another machine only those of people who agreed to it: the address before `/chat/completions` of an endpoint that speaks the OpenAI protocol',
    default: 'the built-in reader answers',
  }),
  MODEL_NAME: text().register(meanings, { meaning: 'name of the model; needed with MODEL_URL', default: 'none' }),
  MODEL_API_KEY: text().register(meanings, { meaning: 'key of that endpoint; the first line of it is sent', default: 'none' }),
  MODEL_MAX_TOKENS: z._default(wholeNumber(8000, 50), 700).register(meanings, { meaning: 'most tokens of one answer' }),
  MODEL_FIRST_WORDS_MS: z
    ._default(wholeNumber(120_000, 1), 8000)
    .register(meanings, { meaning: 'time limit for the first words of the model' }),
  MODEL_STALL_MS: z._default(wholeNumber(120_000, 1), 6000).register(meanings, { meaning: 'time limit between two pieces of an answer' }),
  MODEL_ANSWER_MS: z._default(wholeNumber(300_000, 1), 45_000).register(meanings, { meaning: 'time limit for the whole answer' }),
  MODEL_SITE_TOKENS: z._default(wholeNumber(1_000_000_000), 5_000_000).register(meanings, {
    meaning: 'most tokens of all answers of an Indian day, then the built-in reader answers; 0 is no limit',
  }),
  MODEL_PERSON_TOKENS: z._default(wholeNumber(1_000_000_000), 200_000).register(meanings, {
    meaning: 'most tokens of the answers to one account on that day; 0 is no limit',
  }),
  READER_PACE_MS: z._default(wholeNumber(10_000), 18).register(meanings, { meaning: 'pause between words of the built-in reader' }),
};
