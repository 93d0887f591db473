import * as z from 'zod/mini';
import { fieldError } from '../field-errors';
import { readableLine, readableText } from '../input/clean-text';
import { careCard } from '../care';
import { idSchema, responseSchema } from '../response';
import { fullMobile } from './session';

/** Days within which the owner settles a request by law. */
export const rightsDays = 15;

export const rightsKinds = ['access', 'correction', 'erasure', 'nominee', 'grievance'] as const;
export type RightsKind = (typeof rightsKinds)[number];

export const rightsLimits = { nameLetters: 80, minLetters: 5, maxLetters: 1000, open: 5 } as const;

/** Who acts for a person after death or incapacity. `mobile` is country code and number. */
export const nominee = z.object({
  name: z.string().check(readableLine(), z.minLength(1, fieldError('name_missing')), z.maxLength(rightsLimits.nameLetters)),
  mobile: fullMobile,
});
export type Nominee = z.infer<typeof nominee>;

export const askRightsRequest = z.object({
  kind: z.enum(rightsKinds),
  body: z
    .string()
    .check(
      readableText(),
      z.minLength(rightsLimits.minLetters, fieldError('request_too_short')),
      z.maxLength(rightsLimits.maxLetters, fieldError('request_too_long')),
    ),
});
export type AskRightsRequest = z.infer<typeof askRightsRequest>;

/** `care`: help for the author of a request that expresses despair or danger. */
export const askRightsResponse = responseSchema({ care: z.optional(careCard) });
export type AskRightsResponse = z.infer<typeof askRightsResponse>;

/** A request of the person, and its outcome. */
export const rightsRequest = z.object({
  id: idSchema,
  kind: z.enum(rightsKinds),
  body: z.string(),
  created_at: z.string(),
  /** The day by which it is settled, `YYYY-MM-DD`. */
  due_on: z.string(),
  closed_at: z.nullable(z.string()),
  answer: z.nullable(z.string()),
});
export type RightsRequest = z.infer<typeof rightsRequest>;
