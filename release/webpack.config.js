const { nodeBuild } = require('../webpack.common.js');

module.exports = nodeBuild('release', { release: './release/src/index.ts' });
