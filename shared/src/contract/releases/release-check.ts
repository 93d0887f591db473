/** Where the check of a team gets a session of its test account, with a proof that it has the team's key. */
export const testSessionPath = '/ops/releases/test-session';

/** With the value `browser`, a browser that tests a release gets pages without HTML, as if rendering had failed, and renders them. */
export const testRenderingCookie = 'test-rendering';
