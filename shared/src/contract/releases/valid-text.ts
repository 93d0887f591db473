import * as z from 'zod/mini';
import { nameProblem, type NameKind } from '../input/valid-names';

/** A text in which `findProblem` finds nothing wrong. */
export const textWithout = (findProblem: (text: string) => string | null) =>
  z.string().check(
    z.superRefine((text, context) => {
      const message = findProblem(text);
      if (message !== null) context.addIssue({ code: 'custom', message });
    }),
  );

export const validName = (kind: NameKind) => textWithout((text) => nameProblem(kind, text));
