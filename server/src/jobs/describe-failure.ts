const mostLetters = 300;

/** What went wrong, in a sentence. Drizzle's own message holds the values of a query, which can be somebody's; its cause does not. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, mostLetters);
  const { message } = error.cause instanceof Error ? error.cause : error;
  return message.slice(0, mostLetters);
}
