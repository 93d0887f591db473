// Creating a database takes seconds, and longer on a busy machine.
jest.setTimeout(120_000);
// CI machines can be overloaded, so a failed test is retried once and both results are printed.
if (process.env.CI !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true });

const pluginName = Symbol.for('fastify.display-name');
// Without a display name Fastify compares a plugin with all loaded modules, which takes most of a server's start under Jest.
Object.defineProperty(Function.prototype, pluginName, {
  configurable: true,
  get(this: () => unknown) {
    return this.name || 'plugin';
  },
  set(this: () => unknown, value: string) {
    Object.defineProperty(this, pluginName, { value, writable: true, configurable: true });
  },
});
