const { shellBuild } = require('../webpack.common.js');

module.exports = shellBuild();
