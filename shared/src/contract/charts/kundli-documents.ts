import * as z from 'zod/mini';
import { matchRequest } from './matching';
import { idSchema, responseSchema } from '../response';

const chartStyles = ['north', 'south'] as const;
export type ChartStyle = (typeof chartStyles)[number];
const style = z._default(z.enum(chartStyles), 'north');
const chosen = z.optional(z.literal('1'));

export const kundliPdfRequest = z.object({ bid: idSchema, style });
/** Without a host; it lasts for a quarter of an hour. */
export const kundliPdfResponse = responseSchema({ pdf_url: z.string() });
export type KundliPdfResponse = z.infer<typeof kundliPdfResponse>;

/** `1` to print the first name, or date, time and place of birth, on the card. */
export const kundliCardRequest = z.object({ bid: idSchema, style, with_name: chosen, with_birth: chosen });
/** A picture of 1200 × 630 that everybody can see who has its address: without a host, and with the site's. */
export const kundliCardResponse = responseSchema({ card_url: z.string(), share_url: z.string() });
export type KundliCardResponse = z.infer<typeof kundliCardResponse>;

/** What the card of a match shows besides its points: first names, nakshatras, the eight kootas; never birth details. Answered as for a kundli. */
export const matchCardRequest = z.object({
  pair: matchRequest,
  with_names: z.boolean(),
  with_nakshatras: z.boolean(),
  with_kootas: z.boolean(),
});
export type MatchCardRequest = z.infer<typeof matchCardRequest>;
