import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { gstPercent, questionPricePaise, subscriptionPlan } from '@oracle-astra/shared/contract';
import sampleCommerce from './commerce.json';
import { StartError } from '../start/start-error';

const amount = z.int().check(z.minimum(1), z.maximum(100_000));
const line = z.string().check(z.minLength(1), z.maxLength(120));

/** In rupees; `wallet` is what a pack adds, `price` its price without GST. The price of the plan includes GST. */
const commerceSchema = z.strictObject({
  currency: z.literal('INR'),
  gstPercent: z.int().check(z.minimum(0), z.maximum(40)),
  packs: z.array(z.strictObject({ wallet: amount, price: amount })).check(z.minLength(1), z.maxLength(12)),
  plan: z.strictObject({
    price: amount,
    oldPrice: amount,
    questions: amount,
    graceDays: z.int().check(z.minimum(0), z.maximum(30)),
    /** Whether the seller sends the first 1,000 subscribers of a month their report; otherwise no page promises it. */
    bonus: z.optional(z.boolean()),
  }),
  seller: z.strictObject({
    name: line,
    address: z.array(line).check(z.minLength(1), z.maxLength(5)),
    gstin: z.string().check(z.regex(/^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/)),
    state: line,
    sac: z.string().check(z.regex(/^[0-9]{6}$/)),
    /** At most 3 letters, since an invoice number has at most 16 characters. */
    receiptPrefix: z.string().check(z.regex(/^[A-Z]{1,3}$/)),
    /** Whether these details are only an example: production refuses them. */
    sample: z.optional(z.boolean()),
  }),
});

/** Prices, packs, plan, GST and seller. */
export type CommerceConfig = z.infer<typeof commerceSchema>;

/** Throws if a pack is not whole questions, more expensive than single questions, or not cheaper per question than a smaller one. */
function checkPacks(path: string, packs: CommerceConfig['packs']): void {
  for (const [index, { wallet, price }] of packs.entries()) {
    if ((wallet * 100) % questionPricePaise !== 0)
      throw new StartError(`${path}: the pack of ${wallet} rupees is not a whole number of questions.`);
    if (price > wallet) throw new StartError(`${path}: the pack of ${wallet} rupees costs more than single questions.`);
    const smaller = packs[index - 1];
    if (smaller === undefined) continue;
    if (wallet <= smaller.wallet) throw new StartError(`${path}: the packs are not in the order of their size.`);
    if (price * smaller.wallet >= smaller.price * wallet)
      throw new StartError(`${path}: the pack of ${wallet} rupees is not cheaper than that of ${smaller.wallet}.`);
  }
}

/** Throws if the plan or GST differ from the figures that pages, terms and descriptions state, which are built into the releases. */
function checkStated(path: string, { gstPercent: gst, plan }: CommerceConfig): void {
  const { pricePaise, questionsPerMonth } = subscriptionPlan;
  const figures = [
    ['gstPercent', gst, gstPercent],
    ['plan.price', plan.price, pricePaise / 100],
    ['plan.questions', plan.questions, questionsPerMonth],
  ] as const;
  for (const [name, figure, stated] of figures)
    if (figure !== stated)
      throw new StartError(
        `${path}: ${name} is ${figure}, but the pages say ${stated}. Change it in shared/src/contract/constants.ts too, and build all releases anew.`,
      );
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    throw new StartError(`The prices cannot be read from ${path}.`, { cause: error });
  }
}

/** Reads and checks the file of prices, `commerce.json` beside this one by default. Throws a StartError with its faults. */
export function readCommerceConfig(file: string | undefined): CommerceConfig {
  const path = file ?? 'commerce.json';
  const result = commerceSchema.safeParse(file === undefined ? sampleCommerce : parseJson(file));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartError(`${path}: ${issue?.path.map(String).join('.') ?? ''} is not as it must be (${issue?.message ?? ''}).`);
  }
  checkPacks(path, result.data.packs);
  checkStated(path, result.data);
  return result.data;
}
