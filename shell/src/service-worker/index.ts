import { addOfflinePages } from './offline-pages';
import { addPushNotifications } from './push';
import type { WorkerScope } from './worker-scope';

// The parts of the service worker at /sw.js; each adds its own listeners.
const worker = self as unknown as WorkerScope;
addOfflinePages(worker);
addPushNotifications(worker);
