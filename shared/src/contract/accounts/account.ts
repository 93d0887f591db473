import * as z from 'zod/mini';
import { responseSchema } from '../response';

/** The data of an account, which is lost when the account is deleted; `wallet` in rupees. Posts stay, under "Deleted user". */
export const accountSummaryResponse = responseSchema({
  oracle_questions: z.number(),
  astra_questions: z.number(),
  predictions: z.number(),
  wallet: z.number(),
  points: z.number(),
  has_subscription: z.boolean(),
  subscription_questions: z.number(),
  births: z.number(),
  chats: z.number(),
  discussions: z.number(),
  comments: z.number(),
  notifications: z.number(),
});
export type AccountSummaryResponse = z.infer<typeof accountSummaryResponse>;

/** The response is a file: JSON, or a readable page in the language of the request. */
export const exportAccountQuery = z.object({ format: z._default(z.enum(['json', 'html']), 'json') });
