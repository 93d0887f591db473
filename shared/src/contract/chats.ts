import * as z from 'zod/mini';
import { careReply } from './care';
import { fieldError } from './field-errors';
import { responseSchema, failureSchema, idSchema, type ReceivedFailure } from './response';
import { astrologers, messageLimits } from './constants';

const device = z.optional(z.string().check(z.maxLength(40)));
const astrologer = z.enum(astrologers);

/** With `asst_id` a stopped chat is resumed; it replaces the open chat about the same chart. */
export const startChatRequest = z.object({ bid: idSchema, astrologer, device, asst_id: z.optional(idSchema) });
export type StartChatRequest = z.infer<typeof startChatRequest>;

/** `balance` in rupees; `questions_left` includes the questions of a subscription. */
export const chatState = {
  questions_left: z.number(),
  balance: z.number(),
  time_left_seconds: z.number(),
};
export const startChatResponse = responseSchema({
  asst_id: z.string(),
  ...chatState,
  message: z.string(),
  user_name: z.string(),
  gender: z.string(),
  /** Care was given within the last 24 hours, so the chat begins with the helplines. */
  shows_helplines: z.optional(z.boolean()),
});
export type StartChatResponse = z.infer<typeof startChatResponse>;

const payer = z.enum(['subscription', 'questions', 'wallet']);

export const pushChatRequest = z.object({
  bid: idSchema,
  asst_id: idSchema,
  astrologer,
  device,
  /**
   * A question has at least `messageLimits.minLetters`, or `minLettersAfterAnswer` if it follows an answer; both are checked
   * after care, so that "help" is answered too.
   */
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, fieldError('question_too_short')),
      z.maxLength(messageLimits.maxLetters, fieldError('question_too_long')),
    ),
  /** Asks a question that was answered with care as an ordinary one, because the person meant something else. */
  meant_otherwise: z.optional(z.boolean()),
  /** Answers a repeated question again, at its price. Without it, a repetition is recognized and not charged. */
  again: z.optional(z.boolean()),
  /** The means that the page shows for this question. If another one was shown, the wallet does not pay: `price_changed`. */
  shown: z.optional(payer),
});
export type PushChatRequest = z.infer<typeof pushChatRequest>;

/** How a question was paid; `amount` is in rupees, and 0 unless the wallet paid. */
export const chargeSchema = z.object({ by: payer, amount: z.number() });
export type Charge = z.infer<typeof chargeSchema>;

/** The facts that a reply is based on, as pairs of term and value, for 'Why this answer'. */
export const grounds = z.array(z.object({ term: z.string(), value: z.string() }));

/** The status object that ends a streamed reply. */
export const streamStatus = z.union([
  z.object({
    status: z.literal('success'),
    ...chatState,
    mid: z.optional(z.string()),
    charged: z.optional(chargeSchema),
    grounds: z.optional(grounds),
    houses: z.optional(z.array(z.number())),
    care: z.optional(careReply),
    /** Whether the person stopped the reply. */
    stopped: z.optional(z.boolean()),
  }),
  failureSchema,
]);
export type StreamStatus = z.infer<typeof streamStatus>;
/** The status as clients receive it: failures of the provider have no code. */
export type ReceivedStatus = Extract<StreamStatus, { status: 'success' }> | ReceivedFailure;

export const chatId = z.object({ asst_id: idSchema });

/** Whether an answer helped; null withdraws the feedback. */
export const chatFeedbackRequest = z.object({ asst_id: idSchema, mid: idSchema, helped: z.nullable(z.boolean()) });
export type ChatFeedbackRequest = z.infer<typeof chatFeedbackRequest>;

export const chatSummary = z.object({
  asst_id: z.string(),
  to_name: z.string(),
  chat_time: z.string(),
  message: z.string(),
  mid: z.string(),
  bid: z.optional(z.string()),
  active: z.optional(z.boolean()),
  /** Whether the chat is about the chart of a public figure. */
  celebrity: z.optional(z.boolean()),
  /** Care was given in this chat, so lists do not show its text, and `message` is empty. */
  is_private: z.optional(z.boolean()),
});
export type ChatSummary = z.infer<typeof chatSummary>;
export const chatsResponse = responseSchema({ chats: z.array(chatSummary) });
export type ChatsResponse = z.infer<typeof chatsResponse>;

export const chatMessage = z.object({
  from_name: z.string(),
  message: z.string(),
  chat_time: z.string(),
  mid: z.optional(z.string()),
  charged: z.optional(chargeSchema),
  grounds: z.optional(grounds),
  houses: z.optional(z.array(z.number())),
  care: z.optional(careReply),
  /** The person's feedback: whether the answer helped. */
  helped: z.optional(z.boolean()),
  /** Whether the answer is still being written. */
  awaited: z.optional(z.boolean()),
});
export type ChatMessage = z.infer<typeof chatMessage>;
/**
 * `credit` is the remaining number of questions to this astrologer, and `active` whether the chat accepts questions: false after
 * it was ended in any tab. Older releases send neither.
 */
export const chatResponse = responseSchema({
  chats: z.array(chatMessage),
  credit: z.optional(z.object(chatState)),
  active: z.optional(z.boolean()),
});
export type ChatResponse = z.infer<typeof chatResponse>;
