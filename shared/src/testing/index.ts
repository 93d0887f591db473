export { fakeApi, piecesOf, type FakeAnswer, type FakeCall } from './fake-api';
export { lateFailure } from './late-failure';
export { renderPage } from './render-page';
export { tokenFor } from './token';
