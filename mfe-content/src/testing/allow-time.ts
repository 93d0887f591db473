import { configure } from '@testing-library/react';

// Whole pages take longer to appear while other work keeps the machine busy; nothing here measures time.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
