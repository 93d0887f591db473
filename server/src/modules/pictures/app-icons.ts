import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { join } from 'node:path';
import { locales, localizePath, siteRoutes, type Locale } from '@oracle-astra/shared/contract';
import { createPngRenderer } from '../../images';
import { getMessage } from '../../messages';
import type { Services } from '../../services';

const sizes = ['180', '192', '512'] as const;
const faviconSize = 48;
const cacheForADay = 'public, max-age=86400';

/** The web app manifest and its icons, for installing the site. The icon has no transparent edge, so that it can be cut to any shape. */
const toManifest = (locale: Locale) => ({
  id: '/',
  name: 'Oracle & Astra',
  short_name: 'Astra',
  description: getMessage(locale, 'server.manifest.description'),
  lang: locale,
  start_url: localizePath('/', locale),
  scope: '/',
  display: 'standalone',
  background_color: '#15173D',
  theme_color: '#15173D',
  icons: ['192', '512'].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
  ),
  shortcuts: [
    { name: getMessage(locale, 'server.manifest.horoscope'), url: localizePath('/horoscope', locale) },
    { name: getMessage(locale, 'server.manifest.panchang'), url: localizePath(siteRoutes.panchang(), locale) },
  ],
});

/** An ICO file with one PNG in it. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(faviconSize, 6);
  header.writeUInt8(faviconSize, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The manifest in each language, and the icons that it names. */
export function appIconRoutes({ deps }: Pick<Services, 'deps'>): FastifyPluginAsyncZod {
  const renderer = createPngRenderer();
  const draw = async (size: number | string) => {
    const svg = await readFile(join(deps.config.assetsDir, 'images/app-icon.svg'), 'utf8');
    return renderer.toPng(svg.replace('width="512" height="512"', `width="${size}" height="${size}"`));
  };

  return async (app) => {
    for (const locale of locales) {
      const manifest = JSON.stringify(toManifest(locale));
      app.get(localizePath('/manifest.webmanifest', locale), { schema: { hide: true } }, async (_request, reply) =>
        reply.type('application/manifest+json; charset=utf-8').header('cache-control', cacheForADay).send(manifest),
      );
    }
    app.get('/icons/:size.png', { schema: { hide: true, params: z.object({ size: z.enum(sizes) }) } }, async (request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', cacheForADay)
        .send(await draw(request.params.size)),
    );
    app.get('/favicon.ico', { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('image/x-icon')
        .header('cache-control', cacheForADay)
        .send(toIco(await draw(faviconSize))),
    );
  };
}
