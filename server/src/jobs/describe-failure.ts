const maxLength = 300;

/** Describes a failure. Drizzle's message contains the values of the query, which may be personal; its cause does not. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, maxLength);
  const { message } = error.cause instanceof Error ? error.cause : error;
  return message.slice(0, maxLength);
}
