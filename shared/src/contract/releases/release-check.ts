/** Where the check of a team asks for a session of its test account, with the proof of its key. */
export const testSessionPath = '/ops/releases/test-session';

/** With the value `browser` the server leaves pages of a browser that tests a release to it, as where a render fails or is late. */
export const testRenderingCookie = 'test-rendering';
