import * as z from 'zod/mini';
import { helplines } from './helplines';

/**
 * Marks a reply as care: fixed, free, and without offers. `level` is R (danger now), O (serious) or Y (undecided); `helplines`
 * are the numbers to dial, labelled in the language of the reply. `dismissed` is set after the person said that they meant
 * something else.
 */
export const careReply = z.object({
  level: z.enum(['R', 'O', 'Y']),
  language: z.enum(['en', 'hi', 'hi-Latn']),
  helplines: z.array(z.object({ number: z.string(), label: z.string() })),
  dismissed: z.optional(z.boolean()),
});
export type CareReply = z.infer<typeof careReply>;

/** Care outside a chat: its fixed text and the numbers to dial. */
export const careCard = z.extend(careReply, { text: z.string() });
export type CareCard = z.infer<typeof careCard>;

/** A tap on a helpline: its number, and the level and language of the care that showed it. Nothing else is stored. */
export const careCallRequest = z.object({
  number: z.enum(Object.values(helplines).map(({ number }) => number)),
  level: z.optional(z.enum(['R', 'O', 'Y'])),
  language: z.enum(['en', 'hi', 'hi-Latn']),
});
export type CareCallRequest = z.infer<typeof careCallRequest>;
