import { format } from 'node:util';

// Fails a test that logs an unexpected warning or error. A test that expects one mocks the console
// with jest.spyOn(console, 'error').mockImplementation(() => undefined).
const unexpected: Error[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = function record(...args: unknown[]) {
    const error = new Error(`Unexpected console.${level}: ${format(...args)}`);
    Error.captureStackTrace(error, record);
    unexpected.push(error);
  };
}

function failIfAny(): void {
  const [first] = unexpected.splice(0);
  if (first) throw first;
}

afterEach(failIfAny);
afterAll(failIfAny);
