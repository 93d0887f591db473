import {
  aboutResponse,
  apiPaths,
  astrologersResponse,
  languagesResponse,
  placesResponse,
  pricingResponse,
  rechargesResponse,
  reviewsResponse,
  videosResponse,
} from '@oracle-astra/shared/contract';
import type { PlacesResponse } from '@oracle-astra/shared/contract';
import { createTestApp, testConfig } from '../../testing/test-app';

const ready = createTestApp();
const get = async (url: string) => (await ready).get(url);

it('answers the site’s texts in the contract’s format', async () => {
  const answers = {
    [apiPaths.astrologers]: astrologersResponse,
    [apiPaths.languages]: languagesResponse,
    [apiPaths.videos]: videosResponse,
    [apiPaths.reviews]: reviewsResponse,
    [apiPaths.about]: aboutResponse,
    [apiPaths.pricing]: pricingResponse,
    [apiPaths.recharges]: rechargesResponse,
  };
  for (const [path, schema] of Object.entries(answers)) {
    const reply = await get(path);
    expect([path, reply.statusCode, schema.safeParse(reply.json()).error]).toEqual([path, 200, undefined]);
  }
});

it('presents two astrologers as AI, with existing pictures', async () => {
  const { astrologers } = (await get(apiPaths.astrologers)).json<{ astrologers: { name: string; is_ai: boolean; image: string }[] }>();
  expect(astrologers.map(({ name, is_ai: ai }) => [name, ai])).toEqual([
    ['Oracle', true],
    ['Astra', true],
  ]);
  for (const { image } of astrologers) {
    const picture = await get(image);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  }
  expect((await get('/server-images/oracle.svg')).headers['content-type']).toBe('image/svg+xml');
  expect((await get('/server-images/nobody.png')).statusCode).toBe(404);
  expect((await get('/server-images/..%2fplaces.json')).statusCode).not.toBe(200);
});

it('prices a question at 6 rupees and no pack above that', async () => {
  expect((await get(apiPaths.pricing)).json()).toMatchObject({
    oracle_price: 6,
    astra_price: 6,
    free_oracle_questions: 3,
    free_astra_questions: 3,
  });
  const { recharges } = (await get(apiPaths.recharges)).json<{
    recharges: { data: { discountPrice: number; text: string; link: string }[] }[];
  }>();
  for (const { discountPrice, text, link } of recharges.flatMap(({ data }) => data)) {
    expect(discountPrice / Number.parseInt(text, 10)).toBeLessThanOrEqual(6);
    expect(link).toMatch(/^\/payment\?astrologer=(oracle|astra)&wallet=\d+&amount=\d+$/);
  }
});

it('invents neither films nor reviews', async () => {
  expect((await get(apiPaths.videos)).json()).toMatchObject({ videos: [] });
  expect((await get(apiPaths.reviews)).json()).toMatchObject({ reviews: [] });
});

it('has the films and reviews of the owner', async () => {
  const film = { video: 'https://www.youtube.com/watch?v=abcdefghijk', title: { en: 'A film', hi: 'एक फ़िल्म' } };
  const review = { name: 'Asha', designation: 'Pune', avatar: 'female' as const, comments: 'Good.', complimentTag: 'Calm', rating: 5 };
  const own = await createTestApp({ config: { ...testConfig, site: { ...testConfig.site, films: [film], reviews: [review] } } });
  expect((await own.get(apiPaths.videos)).json()).toMatchObject({ videos: [{ video: film.video, title: 'A film' }] });
  expect((await own.get(apiPaths.reviews)).json()).toMatchObject({ reviews: [review] });
  await own.close();
});

it('completes places like the maps service', async () => {
  const search = async (input: string) => get(`${apiPaths.places}?input=${encodeURIComponent(input)}&api_key=any`);
  const answer = (await search('Varan')).json<PlacesResponse>();
  expect(placesResponse.safeParse(answer).success).toBe(true);
  expect([answer.status, answer.predictions[0]?.structured_formatting.main_text]).toEqual(['ok', 'Varanasi']);
  expect((await search('दिल्ली')).json<PlacesResponse>().predictions[0]?.description).toContain('Delhi');
  expect((await get(apiPaths.places)).statusCode).toBe(400);
  expect((await search('x'.repeat(101))).statusCode).toBe(400);
});
