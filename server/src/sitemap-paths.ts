import { join } from 'node:path';
import { signs, siteRoutes } from '@oracle-astra/shared/contract';
import type { ProductConfig } from './config/product/product-config';
import { createBlogService } from './modules/blog/service';
import { readGazetteer, type Place } from './modules/places/gazetteer';
import { hindiCityName } from './modules/places/hindi-names';
import { createPlaceSlugs } from './modules/places/place-slugs';

/** The number of cities whose panchang is in the sitemap; every place of the gazetteer has the page. */
const citiesInSitemap = 200;

/** The positions of the first places, without other spellings of a larger place in the state, recognised by the Hindi name. */
function takeLargest(places: readonly Place[], count: number): number[] {
  const seen = new Set<string>();
  const positions: number[] = [];
  for (const [at, place] of places.entries()) {
    const name = `${place.state} ${hindiCityName(place) ?? place.name}`;
    if (!seen.has(name)) positions.push(at);
    seen.add(name);
    if (positions.length === count) break;
  }
  return positions;
}

/** Paths that no route table contains: horoscopes, posts, and the panchang of the largest cities. */
export function createSitemapPaths(config: Pick<ProductConfig, 'assetsDir' | 'publicUrl' | 'blogUrl'>): () => Promise<string[]> {
  const blog = createBlogService(config);
  let cityPaths: Promise<string[]> | undefined;

  async function listCityPaths(): Promise<string[]> {
    const places = await readGazetteer(join(config.assetsDir, 'places.json'));
    const slugs = createPlaceSlugs(places);
    const largest = takeLargest(places, citiesInSitemap);
    return largest.map((at) => siteRoutes.panchang({ city: slugs.of(at) }));
  }

  return async () => {
    cityPaths ??= listCityPaths();
    return [...signs.map((sign) => siteRoutes.horoscope(sign)), ...(await blog.paths()), ...(await cityPaths)];
  };
}
