import { loaderReturnsValue } from './loader-returns-value.mjs';
import { tester } from '../rule-tester.mjs';

const missing = (code) => ({ code, errors: [{ messageId: 'missing' }] });

tester.run('loader-returns-value', loaderReturnsValue, {
  valid: [
    'const route = { loader: () => null };',
    'const route = { loader: async ({ params }) => { await load(params); return null; } };',
    'const route = { loader() { throw data(null, { status: 404 }); } };',
    'async function loader() { return prefetch(); }',
    'const route = { action: () => { save(); } };',
    'const route = { action: () => undefined };',
    'const route = { loader: prefetch(() => undefined) };',
    'const route = { loader: () => (isKnown ? null : data) };',
  ],
  invalid: [
    missing('const route = { loader: () => undefined };'),
    missing('const route = { loader: async () => void load() };'),
    missing('const route = { loader: () => (isKnown ? undefined : load()) };'),
    missing('const route = { loader() { return undefined; } };'),
    missing('const route = { loader() { if (isKnown) return; return load(); } };'),
    missing('const route = { loader: async () => { await load(); } };'),
    missing('const route = { loader() { rows.map((row) => { return row; }); } };'),
    missing('export async function loader() { if (gone) return; await load(); }'),
    missing('const discussionsLoader = () => { load(); };'),
  ],
});
