// Creating a database takes seconds, and longer on a busy machine.
jest.setTimeout(30_000);
