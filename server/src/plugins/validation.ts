import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { DomainError } from '../domain-error';

const formatPath = (path: readonly PropertyKey[] | undefined): string => (path ?? []).map(String).join('.');

/** The message where the contract has none. */
function defaultMessage({ path }: { path?: readonly PropertyKey[] | undefined }): string {
  const field = formatPath(path);
  return field === '' ? 'Send the fields of this call.' : `Check the field ${field}.`;
}

/** Validates a part of a request with its schema of the contract; reports the first problem with the path of its field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (data) => {
    const result = z.safeParse(schema, data, { error: defaultMessage });
    if (result.success) return { value: result.data };
    const [issue] = result.error.issues;
    const field = formatPath(issue?.path);
    return {
      error: new DomainError('invalid_request', { message: issue?.message ?? defaultMessage({}), ...(field === '' ? {} : { field }) }),
    };
  };
