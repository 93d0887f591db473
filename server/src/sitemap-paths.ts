import { join } from 'node:path';
import { siteRoutes } from '@oracle-astra/shared/contract';
import type { Config } from './config/config';
import { createBlogService } from './modules/blog/service';
import { readGazetteer } from './modules/places/gazetteer';
import { createPlaceSlugs } from './modules/places/place-slugs';

/** How many cities have their panchang in the sitemap; every place of the gazetteer has the page. */
const citiesInSitemap = 200;

/** Paths that no route table contains: posts, and the panchang of the largest cities. */
export function createSitemapPaths(config: Pick<Config, 'assetsDir' | 'publicUrl' | 'blogUrl'>): () => Promise<string[]> {
  const blog = createBlogService(config);
  let cityPaths: Promise<string[]> | undefined;

  async function listCityPaths(): Promise<string[]> {
    const places = (await readGazetteer(join(config.assetsDir, 'places.json'))).slice(0, citiesInSitemap);
    const slugs = createPlaceSlugs(places);
    return places.map((_, at) => siteRoutes.panchang({ city: slugs.of(at) }));
  }

  return async () => {
    cityPaths ??= listCityPaths();
    return [...(await blog.paths()), ...(await cityPaths)];
  };
}
