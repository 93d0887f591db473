import * as z from 'zod/mini';
import { grounds } from '../chats';
import { languages, periods } from '../constants';
import { idSchema, responseSchema } from '../response';

export const predictionRequest = z.object({ bid: idSchema, type: z.enum(periods), language: z.enum(languages) });
export type PredictionRequest = z.infer<typeof predictionRequest>;

/** How a prediction was paid; `none` if the same one was paid before, perhaps in the other language. */
export const predictionChargeSchema = z.enum(['subscription', 'predictions', 'none']);
export type PredictionCharge = z.infer<typeof predictionChargeSchema>;

/** A stored prediction; `from` and `to` are its first and last day in India, YYYY-MM-DD, `made_at` is ISO 8601 UTC. */
const summary = {
  pid: z.string(),
  /** Null if the birth record was deleted. */
  bid: z.nullable(z.string()),
  full_name: z.string(),
  type: z.enum(periods),
  language: z.enum(languages),
  from: z.string(),
  to: z.string(),
  made_at: z.string(),
};
export const predictionSummary = z.object(summary);
export type PredictionSummary = z.infer<typeof predictionSummary>;

/** `text` has paragraphs separated by blank lines; a line that begins with `## ` is a heading. */
export const prediction = z.object({ ...summary, text: z.string(), grounds, charged: predictionChargeSchema });
export type Prediction = z.infer<typeof prediction>;

/** The status object that ends a streamed prediction. */
export const predictionStatus = z.object({
  status: z.literal('success'),
  pid: z.string(),
  type: z.enum(periods),
  from: z.string(),
  to: z.string(),
  charged: predictionChargeSchema,
});
export type PredictionStatus = z.infer<typeof predictionStatus>;

export const keptPredictionQuery = z.object({ pid: idSchema });
export const keptPredictionsResponse = responseSchema({ predictions: z.array(predictionSummary) });
export type KeptPredictionsResponse = z.infer<typeof keptPredictionsResponse>;
export const keptPredictionResponse = responseSchema({ prediction });
export type KeptPredictionResponse = z.infer<typeof keptPredictionResponse>;
