// A journey starts a server and a browser, both cold.
jest.setTimeout(120_000);
