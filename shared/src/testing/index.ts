export { fakeApi, piecesOf, type FakeAnswer, type FakeCall } from './fake-api';
export { people, type IsolatedPage, type IsolatedRemote, type Person } from './isolated-remote';
export { lateFailure } from './late-failure';
export { renderPage } from './render-page';
export { tokenFor } from './token';
