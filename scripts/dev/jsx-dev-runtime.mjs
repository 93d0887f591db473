import { jsx, jsxs } from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

/**
 * The compiler calls this in its development mode; the shell shares only React's other entry.
 *
 * @param {import('react').ElementType} type
 * @param {object} props
 * @param {string} key
 * @param {boolean} isStatic
 */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
