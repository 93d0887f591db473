import { configure } from '@testing-library/react';

// A page is compiled when a test first opens it, and a person types letter by letter: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
