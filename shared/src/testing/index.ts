import { attachQueryCore } from '../api/query/core-loader';
import { createQueryCore } from '../api/query/query-core';

// In the browser it is loaded once the page is interactive.
attachQueryCore(createQueryCore);

export { fakeApi, piecesOf, type FakeAnswer, type FakeCall } from './fake-api';
export { people, type IsolatedPage, type IsolatedRemote, type Person } from './isolated-remote';
export { lateAnswer, leavePage } from './late-answer';
export { lateFailure } from './late-failure';
export { noSubscription } from './no-subscription';
export { installPushBrowser, removePushBrowser } from './push-browser';
export { renderPage } from './render-page';
export { tokenFor } from './token';
