import { loadersReturn } from './loaders-return.mjs';
import { tester } from './rule-tester.mjs';

const missing = (code) => ({ code, errors: [{ messageId: 'missing' }] });

tester.run('loaders-return', loadersReturn, {
  valid: [
    'const route = { loader: () => null };',
    'const route = { loader: async ({ params }) => { await load(params); return null; } };',
    'const route = { loader() { throw data(null, { status: 404 }); } };',
    'async function loader() { return prefetch(); }',
    'const route = { action: () => { save(); } };',
  ],
  invalid: [
    missing('const route = { loader: async () => { await load(); } };'),
    missing('const route = { loader() { rows.map((row) => { return row; }); } };'),
    missing('export async function loader() { if (gone) return; await load(); }'),
    missing('const discussionsLoader = () => { load(); };'),
  ],
});
