export { followServerTime } from './follow-server-time';
export { registerServiceWorker, reportReadPages } from './read-pages';
export { renewDaily } from './renew-daily';
export { replayLateInput } from './replay-late-input';
