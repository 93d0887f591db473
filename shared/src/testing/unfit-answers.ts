import type { z } from 'zod/mini';
import { firstProblem } from '../contract';
import { answerSchemas } from '../contract/testing/answer-schemas';
import type { FakeAnswer } from './fake-api';

/** The problem of an answer with the schema of its own case, success or failure. */
function describe(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  if (issue?.code !== 'invalid_union') return firstProblem(error);
  const meant = issue.errors.find((issues) => !issues.some(({ path }) => path[0] === 'status')) ?? issue.errors[0];
  return firstProblem({ ...error, issues: meant ?? [] });
}

/**
 * The differences between the canned answers of a test or of `npm run isolate` and the contract, as sentences. With a field of
 * another name or type a page would work only with these answers. Answers that are functions or responses are not judged.
 */
export function findUnfitAnswers(answers: Readonly<Record<string, FakeAnswer>>): string[] {
  return Object.entries(answers).flatMap(([path, answer]) => {
    const schema = answerSchemas[path];
    if (schema === undefined || typeof answer === 'function' || answer instanceof Response) return [];
    const { success, error } = schema.safeParse(answer);
    return success ? [] : [`the answer of ${path} is not that of the contract: ${describe(error)}`];
  });
}
