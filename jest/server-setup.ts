// A fresh database takes a second or two to make, and longer on a busy machine.
jest.setTimeout(30_000);
