import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { apiPaths, failureSchema, failureCodes } from '@oracle-astra/shared/contract';
import { pageWithCookie } from '../testing/accounts/passkeys';
import type { Operation } from '../testing/operations';
import { listOperations } from '../testing/operations';
import type { TestApp } from '../testing/test-app';
import { createTestApp } from '../testing/test-app';

let test: TestApp;
let jwt: string;
let operations: Operation[];
beforeAll(async () => {
  test = await createTestApp();
  // Logging out would end the session that the other calls need.
  operations = (await listOperations(test.app)).filter(({ path }) => path !== apiPaths.logout);
  ({ jwt } = await test.signIn());
});

/** The meaning of the response's code, if it is known. */
const codeIn = (answer: LightMyRequestResponse) => failureCodes[failureSchema.parse(answer.json()).code];

const hardText = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '%',
  "'; drop table users; --",
  '💫'.repeat(300),
  'नमस्ते',
  '-1',
  '1e309',
  '99/99/9999',
  'x'.repeat(6000),
  '__proto__',
);
const anything = fc.oneof(
  hardText,
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
);

function bodyFor({ fields }: Operation) {
  const known = Object.fromEntries(
    Object.entries(fields).map(([name, listed]) => [name, listed.length > 0 ? fc.oneof(fc.constantFrom(...listed), anything) : anything]),
  );
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(known, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

/** Risky acts are refused before their body is read, unless a page sends them. */
const asPage = () => ({ authorization: `Bearer ${jwt}`, ...pageWithCookie(jwt) });

function requestOf({ method, path }: Operation, value: unknown, signedIn: boolean) {
  const url = path.replaceAll(/\{[^}]+\}/g, 'x');
  const headers = { 'content-type': 'application/json', ...(signedIn ? asPage() : {}) };
  if (method !== 'GET') return { method, url, headers, payload: JSON.stringify(value) };
  // Not String(inner) for objects, whose own toString may throw.
  const entries = Object.entries(Object(value) as object).map(([name, inner]) => [
    name,
    typeof inner === 'object' ? JSON.stringify(inner) : String(inner),
  ]);
  return { method, url: `${url}?${new URLSearchParams(entries).toString()}`, headers };
}

it('never answers 5xx to a body, and always with a failure’s shape', async () => {
  const calls = fc.constantFrom(...operations).chain((operation) => fc.tuple(fc.constant(operation), bodyFor(operation), fc.boolean()));
  await fc.assert(
    fc.asyncProperty(calls, async ([operation, value, signedIn]) => {
      const answer = await test.app.inject(requestOf(operation, value, signedIn));
      expect(answer.statusCode).toBeLessThan(500);
      if (answer.statusCode >= 400 && operation.path.startsWith('/apis/')) expect(codeIn(answer)).toBeTruthy();
    }),
    // Different ones in each run.
    { numRuns: 500 },
  );
}, 300_000);

const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown;
const wrongValues: unknown[] = [
  ...[null, true, -1, 0.5, Number.MAX_SAFE_INTEGER, 1e308, '', ' ', [], {}, ['a', 'b'], { a: { b: [1] } }, deep],
  ...[
    'x'.repeat(6000),
    '💫'.repeat(300),
    'क्ष'.repeat(300),
    '\u202e\ufeff\u0000'.slice(0, 2),
    '%',
    "'; --",
    '../..',
    '1e309',
    '-0',
    '1'.repeat(400),
  ],
];

it('never answers 5xx to a wrong type, depth, size or letter in any field of any call', async () => {
  const faults: unknown[] = [];
  for (const operation of operations)
    for (const name of Object.keys(operation.fields))
      for (const value of wrongValues) {
        const answer = await test.app.inject(requestOf(operation, { [name]: value }, true));
        if (answer.statusCode >= 500) faults.push([operation.path, name, value, answer.statusCode]);
      }
  expect(faults).toEqual([]);
}, 600_000);

it.each([
  ['broken JSON', '{"mobile":', 'application/json', 400],
  ['another language', '<mobile/>', 'application/xml', 415],
  ['too much', `"${'x'.repeat(70_000)}"`, 'application/json', 413],
  ['nesting without end', `${'{"mobile":'.repeat(4000)}1${'}'.repeat(4000)}`, 'application/json', 400],
  ['lists without end', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 'application/json', 400],
  ['a NUL', '{"mobile":"a\\u0000b"}', 'application/json', 400],
  ['a NUL in a name', '{"a\\u0000b":1}', 'application/json', 400],
  ['half a surrogate pair', '{"mobile":"\\ud800"}', 'application/json', 400],
  ['a NUL in a form', 'mobile=a%00b', 'application/x-www-form-urlencoded', 400],
  ['a prototype', '{"__proto__":{"uid":"x"}}', 'application/json', 400],
])('rejects %s on every call', async (_name, payload, type, statusCode) => {
  for (const { path } of operations.filter(({ method }) => method === 'POST')) {
    const answer = await test.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { 'content-type': type, ...asPage() },
    });
    expect([path, answer.statusCode]).toEqual([path, statusCode]);
    expect(codeIn(answer)).toBeTruthy();
  }
});

it('answers an unknown path of the API with JSON', async () => {
  const answer = await test.get('/apis/nothing/here.php');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ status: 'fail', code: 'not_found', message: 'Not found.' });
});
