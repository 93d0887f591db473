const page = 'mfe-forum/src/pages/forum.tsx';

/**
 * @param {string} file
 * @param {string} from
 * @param {string} to
 */
export const replace = (file, from, to) => [{ file, from, to }];

/**
 * The same release with another name.
 *
 * @param {string} file
 */
export const renamed = (file) => replace(file, 'import ', '// Another name.\nimport ');

/**
 * Code at the start of the component of the forum's list.
 *
 * @param {string} code
 */
export const inForum = (code) => [
  { file: page, from: 'import { useSearchParams }', to: "import { useEffect } from 'react';\nimport { useSearchParams }" },
  {
    file: page,
    from: '  const { start: page, query } =',
    to: `  ${code}\n  useEffect(() => undefined, []);\n  const { start: page, query } =`,
  },
];

/**
 * Code that runs in the browser once the forum's list is hydrated.
 *
 * @param {string} code
 */
export const afterForum = (code) => inForum(`useEffect(() => { ${code} }, []);`);

/**
 * Code that runs in the browser once a page is hydrated; the page imports nothing from React yet.
 *
 * @param {string} file
 * @param {string} code
 */
export const afterPage = (file, code) => [
  { file, from: 'import ', to: "import { useEffect } from 'react';\nimport " },
  { file, from: 'export function Component() {\n', to: `export function Component() {\n  useEffect(() => { ${code} }, []);\n` },
];
