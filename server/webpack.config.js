const { nodeBuild } = require('../webpack.common.js');

module.exports = nodeBuild('server', { server: './server/src/server.ts' });
