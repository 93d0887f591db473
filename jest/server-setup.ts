// Creating a database takes seconds, and longer on a busy machine.
jest.setTimeout(30_000);
// CI machines can be overloaded, so a failed test is retried once and both results are printed.
if (process.env.CI !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true });
