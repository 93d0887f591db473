import './common/require-node.mjs';

// A dynamic import, so that the message about an old Node appears before code that it cannot parse.
void import('./test/workspace.mjs').then(({ testWorkspace }) => testWorkspace(process.cwd()));
