import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { fieldErrors, type FieldErrorCode } from '@oracle-astra/shared/contract';
import { DomainError, type FailureDetails } from '../domain-error';

const isFieldErrorCode = (text: string): text is FieldErrorCode => Object.hasOwn(fieldErrors, text);

const formatPath = (path: readonly PropertyKey[] | undefined): string => (path ?? []).map(String).join('.');

/** The message if the contract has none. */
function defaultMessage({ path }: { path?: readonly PropertyKey[] | undefined }): string {
  const field = formatPath(path);
  return field === '' ? 'Send the fields of this call.' : `Check the field ${field}.`;
}

/** Why a schema refuses a field; `text` is the message of its check, which may be a code of the contract. */
function toReason(text: string): Pick<FailureDetails, 'message' | 'fieldError'> {
  return isFieldErrorCode(text) ? { message: fieldErrors[text], fieldError: text } : { message: text };
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
      error: new DomainError('invalid_request', {
        ...toReason(issue?.message ?? defaultMessage({})),
        ...(field === '' ? {} : { field }),
      }),
    };
  };
