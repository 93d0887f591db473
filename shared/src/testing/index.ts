import { attachQueryCore } from '../api/query/core-loader';
import { createQueryCore } from '../api/query/query-core';

// Attached at once; in the browser it loads after hydration.
attachQueryCore(createQueryCore);

export { fakeApi, piecesOf, type FakeAnswer, type FakeCall } from './fake-api';
export { people, type IsolatedPage, type IsolatedRemote, type Person } from './isolated-remote';
export { lateAnswer, leavePage } from './late-answer';
export { lateFailure } from './late-failure';
export { noSubscription } from './no-subscription';
export { installPushBrowser, removePushBrowser } from './push-browser';
export { renderPage } from './render-page';
export { tokenFor } from './token';
export { findUnfitAnswers } from './unfit-answers';
