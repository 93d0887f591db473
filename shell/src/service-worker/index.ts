import { addOfflinePages } from './offline-pages';
import type { WorkerScope } from './worker-scope';

// The parts of the service worker at /sw.js; each adds its own listeners.
addOfflinePages(self as unknown as WorkerScope);
