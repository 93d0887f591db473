const { remoteBuilds } = require('../webpack.common.js');

module.exports = remoteBuilds('mfe-chat');
