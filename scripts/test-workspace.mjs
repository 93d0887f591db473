import './common/require-node.mjs';

// By import(), so that the sentence about an old Node comes before anything it cannot read.
void import('./test/workspace.mjs').then(({ testWorkspace }) => testWorkspace(process.cwd()));
