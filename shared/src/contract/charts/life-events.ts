import * as z from 'zod/mini';
import { readableLine } from '../input/clean-text';
import { planets } from '../constants';
import { fieldError } from '../field-errors';
import { idSchema, responseSchema } from '../response';

export const lifeEventKinds = ['job', 'promotion', 'wedding', 'move', 'home', 'study', 'business', 'other'] as const;
export type LifeEventKind = (typeof lifeEventKinds)[number];
export const lifeEventLimits = { title: 60, perBirth: 30 } as const;

const month = z.string().check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, fieldError('date_format')));

/** `month` is YYYY-MM, because few people remember the day. */
export const addLifeEventRequest = z.object({
  bid: idSchema,
  kind: z.enum(lifeEventKinds),
  title: z.string().check(readableLine(), z.maxLength(lifeEventLimits.title)),
  month,
});
export type AddLifeEventRequest = z.infer<typeof addLifeEventRequest>;
export const deleteLifeEventRequest = z.object({ eid: idSchema });

/** How the lord of a period is connected to the house of the event. */
export const lifeEventTies = ['rules', 'stands', 'aspects', 'karaka'] as const;

/**
 * `lords` are those of the middle of the month: mahadasha, antardasha, pratyantardasha. `ties` says which of them are connected
 * to `house`; it is empty if none is. `house` is null for the kind `other`, which is dated and not judged. `needs_care`: the
 * title expresses despair or danger, so helplines are shown beside it.
 */
const lifeEvent = z.object({
  eid: z.string(),
  kind: z.enum(lifeEventKinds),
  title: z.string(),
  month: z.string(),
  lords: z.array(z.enum(planets)),
  house: z.nullable(z.number()),
  ties: z.array(z.object({ lord: z.enum(planets), tie: z.enum(lifeEventTies) })),
  needs_care: z.optional(z.boolean()),
});
export type LifeEvent = z.infer<typeof lifeEvent>;
export const lifeEventsResponse = responseSchema({ events: z.array(lifeEvent) });
export type LifeEventsResponse = z.infer<typeof lifeEventsResponse>;
export const addLifeEventResponse = responseSchema({ event: lifeEvent });
export type AddLifeEventResponse = z.infer<typeof addLifeEventResponse>;
