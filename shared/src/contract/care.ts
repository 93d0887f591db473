import * as z from 'zod/mini';

/**
 * Marks a reply as care: fixed, free, and nothing is sold beside it. `level` is R (danger now), O (serious) or Y (no
 * verdict); `helplines` are the numbers to dial, labelled in the language of the reply. `dismissed` once the person meant
 * something else.
 */
export const careReply = z.object({
  level: z.enum(['R', 'O', 'Y']),
  language: z.enum(['en', 'hi', 'hi-Latn']),
  helplines: z.array(z.object({ number: z.string(), label: z.string() })),
  dismissed: z.optional(z.boolean()),
});
export type CareReply = z.infer<typeof careReply>;

/** Care beside something else than a chat: its fixed text, and the numbers to dial. */
export const careCard = z.extend(careReply, { text: z.string() });
export type CareCard = z.infer<typeof careCard>;
