// Without `instanceof`: errors of Node come from another realm in tests.
/**
 * @param {unknown} error
 * @param {string} name
 */
const read = (error, name) => (typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined);

/**
 * The message of a caught value.
 *
 * @param {unknown} error
 */
export const messageOf = (error) => String(read(error, 'message') ?? error);

/**
 * The code of a system error, such as ENOENT; undefined if the value has none.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export const codeOf = (error) => read(error, 'code');
