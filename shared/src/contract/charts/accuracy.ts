import * as z from 'zod/mini';
import { responseSchema } from '../response';

const bodies = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ascendant', 'Sunrise', 'Sunset'] as const;
export type AccuracyBody = (typeof bodies)[number];

/** Differences between our engine and the reference: median, 95th percentile and maximum. */
const accuracyFigure = z.object({
  body: z.enum(bodies),
  unit: z.enum(['arcsecond', 'second']),
  count: z.number(),
  median: z.number(),
  p95: z.number(),
  largest: z.number(),
});
export type AccuracyFigure = z.infer<typeof accuracyFigure>;

/**
 * `today` has the longitudes at 00:00 UTC of `date` in degrees, ours and the reference's, and their difference in arc seconds; it
 * is empty on days that the reference does not have. `given_back` is the number of questions that were not answered and not
 * charged.
 */
export const accuracyResponse = responseSchema({
  source: z.string(),
  figures: z.array(accuracyFigure),
  date: z.string(),
  today: z.array(z.object({ body: z.enum(bodies), ours: z.number(), reference: z.number(), difference: z.number() })),
  given_back: z.number(),
});
export type AccuracyResponse = z.infer<typeof accuracyResponse>;
