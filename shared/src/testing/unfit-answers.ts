import type { z } from 'zod/mini';
import { firstProblem } from '../contract';
import { answerSchemas } from '../contract/testing/answer-schemas';
import type { FakeAnswer } from './fake-api';

/** The problem of the case, success or failure, that the answer says it is. */
function describe(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  if (issue?.code !== 'invalid_union') return firstProblem(error);
  const meant = issue.errors.find((issues) => !issues.some(({ path }) => path[0] === 'status')) ?? issue.errors[0];
  return firstProblem({ ...error, issues: meant ?? [] });
}

/**
 * What the canned answers of a test or of `npm run isolate` say otherwise than the contract, as sentences: a field that has another
 * name or type there would make pages work here alone. Answers that are functions or responses are not judged.
 */
export function findUnfitAnswers(answers: Readonly<Record<string, FakeAnswer>>): string[] {
  return Object.entries(answers).flatMap(([path, answer]) => {
    const schema = answerSchemas[path];
    if (schema === undefined || typeof answer === 'function' || answer instanceof Response) return [];
    const { success, error } = schema.safeParse(answer);
    return success ? [] : [`the answer of ${path} is not that of the contract: ${describe(error)}`];
  });
}
