import * as z from 'zod/mini';
import { matchRequest } from './matching';
import { idSchema, responseSchema } from '../response';

const chartStyles = ['north', 'south'] as const;
export type ChartStyle = (typeof chartStyles)[number];
const style = z._default(z.enum(chartStyles), 'north');
const chosen = z.optional(z.literal('1'));

export const kundliPdfRequest = z.object({ bid: idSchema, style });
/** A path without the host, valid for 15 minutes. */
export const kundliPdfResponse = responseSchema({ pdf_url: z.string() });
export type KundliPdfResponse = z.infer<typeof kundliPdfResponse>;

/** `1` to print the first name, or date, time and place of birth, on the card. */
export const kundliCardRequest = z.object({ bid: idSchema, style, with_name: chosen, with_birth: chosen });
/** A picture of 1200 × 630, public for everybody who knows its address: once as a path and once with the site's origin. */
export const kundliCardResponse = responseSchema({ card_url: z.string(), share_url: z.string() });
export type KundliCardResponse = z.infer<typeof kundliCardResponse>;

/**
 * What the card of a match shows besides its points: first names, nakshatras, the eight kootas; never birth details. The response
 * is that of a kundli card.
 */
export const matchCardRequest = z.object({
  pair: matchRequest,
  with_names: z.boolean(),
  with_nakshatras: z.boolean(),
  with_kootas: z.boolean(),
});
export type MatchCardRequest = z.infer<typeof matchCardRequest>;
