import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { fieldErrors, type FieldErrorCode } from '@oracle-astra/shared/contract';
import { DomainError } from '../domain-error';

const isFieldErrorCode = (message: string): message is FieldErrorCode => Object.hasOwn(fieldErrors, message);

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
    const message = issue?.message ?? defaultMessage({});
    return {
      error: new DomainError('invalid_request', {
        ...(isFieldErrorCode(message) ? { message: fieldErrors[message], fieldError: message } : { message }),
        ...(field === '' ? {} : { field }),
      }),
    };
  };
