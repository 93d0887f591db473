import { createRequire } from 'node:module';
import webpack from 'webpack';

// Bundles the worker with the configuration of the server's build, into the folder given as argument.
const { nodeBuild } = createRequire(import.meta.url)('../../../../webpack.common.js');
const build = nodeBuild('server', { 'render-worker': './server/src/rendering/worker/render-worker.ts' });
const compiler = webpack({ ...build, cache: false, devtool: false, output: { ...build.output, path: process.argv[2] } });
compiler.run((error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
});
