import { format } from 'node:util';

// A warning that nobody reads is a defect that nobody sees. A test that expects one says so
// with jest.spyOn(console, 'error').mockImplementation(() => undefined).
const unexpected: Error[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = function record(...args: unknown[]) {
    const said = new Error(`Unexpected console.${level}: ${format(...args)}`);
    Error.captureStackTrace(said, record);
    unexpected.push(said);
  };
}

function failIfAny(): void {
  const [first] = unexpected.splice(0);
  if (first) throw first;
}

afterEach(failIfAny);
afterAll(failIfAny);
