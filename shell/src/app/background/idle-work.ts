export { followServerTime } from '../follow-server-time';
export { registerServiceWorker, reportReadPages } from '../router/read-pages';
export { renewPush } from '../../login/renew-push';
export { renewDaily } from './renew-daily';
export { keepFocusOnRemoval } from '../../layout/scroll-and-focus/keep-focus-on-removal';
