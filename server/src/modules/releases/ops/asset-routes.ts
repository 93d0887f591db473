import { readFile } from 'node:fs/promises';
import Module from 'node:module';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { chartScript } from './chart-script';

/** The addresses of the files of the operators' page. */
export const opsAssets = { library: '/ops/assets/uplot.js', styles: '/ops/assets/uplot.css', script: '/ops/assets/charts.js' } as const;

/** The files of the chart library, resolved from the folder of the program. */
function findLibrary(assetsDir: string): string {
  // Called as a member of Module, because webpack would replace an imported createRequire.
  return path.dirname(Module.createRequire(path.join(assetsDir, 'any.js')).resolve('uplot/dist/uPlot.iife.min.js'));
}

/** Serves the chart library, its styles and the script that draws the charts. */
export const opsAssetRoutes =
  (assetsDir: string): FastifyPluginAsync =>
  async (app) => {
    const cached = { 'cache-control': 'private, max-age=3600' };
    const library = (name: string) => readFile(path.join(findLibrary(assetsDir), name), 'utf8');
    const options = { schema: { hide: true } };
    app.get(opsAssets.library, options, async (_request, reply) =>
      reply
        .headers(cached)
        .type('text/javascript; charset=utf-8')
        .send(await library('uPlot.iife.min.js')),
    );
    app.get(opsAssets.styles, options, async (_request, reply) =>
      reply
        .headers(cached)
        .type('text/css; charset=utf-8')
        .send(await library('uPlot.min.css')),
    );
    app.get(opsAssets.script, options, async (_request, reply) =>
      reply.headers(cached).type('text/javascript; charset=utf-8').send(chartScript),
    );
  };
