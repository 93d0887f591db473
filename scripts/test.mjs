import './require-node.mjs';

// By import(), so that the sentence about an old Node comes before anything it cannot read.
import('./test/run.mjs').then(({ run }) => run(process.argv.slice(2)));
