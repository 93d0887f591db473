const maxFrames = 4;

/** An error's message with the first frames of its stack, for the log. */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frames =
    error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, maxFrames) ?? [];
  return [`${error.name}: ${error.message}`, ...frames].join('\n');
}
