import * as z from 'zod/mini';
import { validName } from './valid-text';

/** A named place in pages of a remote, and the ids of the routes whose pages show it. */
export const slotEntry = z.object({ name: validName('slot'), routes: z.array(z.string()) });
export type SlotEntry = z.infer<typeof slotEntry>;

/** Who sees a fill. */
const fillAudiences = ['visitors', 'signedIn'] as const;

const maxHeight = 200;
const height = z.number().check(z.minimum(0), z.maximum(maxHeight));

/** What a release describes of a part that it puts into a slot. */
export const fillEntry = z.object({
  name: validName('fill'),
  slot: validName('slot'),
  /** Within a slot the lower one comes first. */
  order: z.number(),
  /** The space that is reserved until it is rendered, in rem, below 768 pixels and from there on. */
  height: z.object({ narrow: height, wide: height }),
  /** Absent if everyone sees it. */
  audience: z.optional(z.enum(fillAudiences)),
  /** The file with its component (joined with routes and entry). */
  page: z.nullable(validName('file')),
});
export type FillEntry = z.infer<typeof fillEntry>;
