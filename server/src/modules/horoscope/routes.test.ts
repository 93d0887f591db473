import { apiPaths, horoscopeResponse } from '@oracle-astra/shared/contract';
import { createTestApp } from '../../testing/test-app';

interface Answer {
  status: string;
  date: string;
  response: { bot_response: Record<string, { score: number; split_response: string }> };
}

it('answers anyone with the day of India', async () => {
  const { post, clock } = await createTestApp();
  clock.set(new Date('2026-11-20T19:00:00Z'));
  const reply = await post(apiPaths.horoscope, { zodiac: 'Aries', when: 'Today' });
  expect(reply.statusCode).toBe(200);
  expect(horoscopeResponse.safeParse(reply.json()).success).toBe(true);
  expect(reply.json<Answer>().date).toBe('2026-11-21');
});

it('tomorrow becomes today, and today becomes yesterday', async () => {
  const { post, clock } = await createTestApp();
  const read = async (when: string) => (await post(apiPaths.horoscope, { zodiac: 'Leo', when })).json<Answer>();
  clock.set(new Date('2026-11-21T06:00:00Z'));
  const [today, tomorrow] = [await read('Today'), await read('Tomorrow')];
  expect(tomorrow.response).not.toEqual(today.response);
  clock.set(new Date('2026-11-22T06:00:00Z'));
  expect(await read('Today')).toEqual(tomorrow);
  expect(await read('Yesterday')).toEqual(today);
});

it('accepts both spellings of Sagittarius, and only signs and days', async () => {
  const { post } = await createTestApp();
  const spelt = await Promise.all(['Sagittarius', 'Saggitarius'].map((zodiac) => post(apiPaths.horoscope, { zodiac, when: 'Today' })));
  expect(spelt[0]?.json()).toEqual(spelt[1]?.json());
  for (const body of [{}, { zodiac: 'Orion', when: 'Today' }, { zodiac: 'Leo', when: 'Someday' }, { zodiac: 7, when: 'Today' }]) {
    const reply = await post(apiPaths.horoscope, body);
    expect([reply.statusCode, reply.json<Answer>().status]).toEqual([400, 'fail']);
  }
});
