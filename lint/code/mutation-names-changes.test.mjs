import { mutationNamesChanges } from './mutation-names-changes.mjs';
import { tester } from '../rule-tester.mjs';

const missing = (code) => ({ code, errors: [{ messageId: 'missing' }] });

tester.run('mutation-names-changes', mutationNamesChanges, {
  valid: [
    "build.mutation({ query: (body) => ({ url, method: 'POST', body, changes: ['Chat'] }) });",
    "build.mutation({ query: () => ({ url, changes: [] }), invalidatesTags: ['Chat'] });",
    "build.mutation({ query: (body) => write(url, body, ['Chat']) });",
    'build.mutation({ queryFn: async () => ({ data: null }) });',
    'build.query({ query: () => url });',
  ],
  invalid: [
    missing("build.mutation({ query: (body) => ({ url, method: 'POST', body }) });"),
    missing("build.mutation({ query: () => url, invalidatesTags: ['Chat'] });"),
    missing("build.mutation({ query() { return { url, method: 'POST' }; } });"),
  ],
});
