import { fileURLToPath } from 'node:url';
import { createSitemapPaths } from './sitemap-paths';

it('has the horoscopes, the posts, and the panchang of two hundred cities, each once', async () => {
  const paths = await createSitemapPaths({
    assetsDir: fileURLToPath(new URL('../assets', import.meta.url)),
    publicUrl: 'https://site.example',
    blogUrl: null,
  })();
  const cities = paths.filter((path) => path.startsWith('/panchang/'));
  expect(cities).toHaveLength(200);
  expect(new Set(cities).size).toBe(200);
  expect(cities).toEqual(expect.arrayContaining(['/panchang/mumbai', '/panchang/delhi', '/panchang/varanasi']));
  // The gazetteer has this city in two spellings.
  expect(cities.filter((city) => /\/ram.*gundam$/.test(city))).toHaveLength(1);
  expect(paths.some((path) => path.startsWith('/blogs/'))).toBe(true);
  expect(paths.filter((path) => path.startsWith('/horoscope?'))).toHaveLength(12);
});
