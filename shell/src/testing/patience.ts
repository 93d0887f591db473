import { configure } from '@testing-library/react';

// A whole frame is rendered in each of these tests, and the machine may have more to do: what waits does so for long.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
