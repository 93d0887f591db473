import type { Kundli } from '@oracle-astra/shared/contract';
import { apiPaths, streamSeparator } from '@oracle-astra/shared/contract';
import { addBirth, birth } from '../../testing/births';
import type { TestApp } from '../../testing/test-app';
import { createTestApp } from '../../testing/test-app';

let test: TestApp;
let jwt: string;
beforeAll(async () => {
  test = await createTestApp();
  ({ jwt } = await test.signIn());
});

async function kundli(bid: string, token = jwt, language = 'en'): Promise<Kundli> {
  const answer = await test.app.inject({
    url: `${apiPaths.kundli}?bid=${bid}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  return answer.json<{ kundli: Kundli }>().kundli;
}

describe('the kundli', () => {
  it('has everything for a birth with its time', async () => {
    const reading = await kundli(await addBirth(test, jwt));
    expect(reading).toMatchObject({ person: { full_name: birth.full_name, language: 'English' }, time_known: true, utc_offset: '+05:30' });
    expect(reading.planets.map(({ house }) => house)).not.toContain(null);
    expect(reading.bindus.reduce((sum, each) => sum + each, 0)).toBe(337);
    expect(reading.dashas.length).toBeGreaterThan(8);
    expect(reading.yogas.length).toBeGreaterThan(0);
    for (const { name, rule, gift } of reading.yogas) expect([name, rule, gift].join(' ')).not.toMatch(/undefined/);
    expect(reading.sade_sati?.periods.length).toBeGreaterThan(0);
  });

  it('has Hindi texts for yogas if Hindi is requested', async () => {
    const { yogas } = await kundli(await addBirth(test, jwt), jwt, 'hi');
    for (const { name, rule } of yogas) expect(`${name} ${rule}`).toMatch(/[\u0900-\u097f]/);
  });

  it('leaves out the parts that need an unknown time', async () => {
    const bid = await addBirth(test, jwt, { time_known: false, tob: '23:10' });
    const reading = await kundli(bid);
    expect(reading).toMatchObject({
      time_known: false,
      ascendant: null,
      dashas: [],
      yogas: [],
      manglik: null,
      kaal_sarp: null,
      bindus: [],
    });
    expect(reading.person.tob).toBe('12:00');
    expect(reading.panchang).toMatchObject({ vara: null, tithi: null });
    for (const planet of reading.planets) expect(planet).toMatchObject({ house: null, aspects: [], rules: [] });
  });

  it('uses the weekday of the previous day for a birth before sunrise', async () => {
    const { panchang } = await kundli(await addBirth(test, jwt, { tob: '03:00' }));
    expect(panchang).toMatchObject({ weekday: 'Sunday', vara: 'Saturday', tithi: 'Shukla Ashtami', sunrise: '05:30' });
  });

  it.each([
    ['on the last day before the midnight sun', '17/05/1990', { sunrise: '01:21', sunset: '00:18', vara: 'Thursday' }],
    ['in the midnight sun', '21/06/1990', { sunrise: null, sunset: null, vara: 'Thursday' }],
    ['in the polar night', '21/12/1990', { sunrise: null, sunset: null, vara: 'Friday' }],
  ])('in Tromsø %s has only existing sunrises and sunsets', async (_, dob, panchang) => {
    const bid = await addBirth(test, jwt, { dob, tob: '12:30', pob: 'Tromsø', lat: 69.6492, lng: 18.9553 });
    const reading = await kundli(bid);
    expect(reading.panchang).toMatchObject(panchang);
    expect(reading.ascendant).not.toBeNull();
  });

  it("is not shown to other people, and neither are a life's events", async () => {
    const bid = await addBirth(test, jwt);
    const { jwt: other } = await test.signIn();
    for (const path of [apiPaths.kundli, apiPaths.lifeEvents]) expect((await test.get(`${path}?bid=${bid}`, other)).statusCode).toBe(404);
  });

  it('has no whole chart without a time', async () => {
    const bid = await addBirth(test, jwt, { time_known: false });
    expect((await test.get(`${apiPaths.chart}?bid=${bid}`, jwt)).json()).toMatchObject({ status: 'fail', code: 'birth_time_unknown' });
  });

  it.each(['English', 'Hindi'])('without a time opens chats and predictions in %s, which state their basis once', async (language) => {
    const { jwt: own } = await test.signIn();
    const bid = await addBirth(test, own, { time_known: false, language });
    const unknown = language === 'Hindi' ? 'जन्म समय पता नहीं' : 'time of birth is not known';
    for (const astrologer of ['Oracle', 'Astra']) {
      const chat = (await test.post(apiPaths.startChat, { bid, astrologer }, own)).json<{
        status: string;
        message: string;
        asst_id: string;
      }>();
      expect(chat).toMatchObject({ status: 'success', message: expect.stringContaining(unknown) });
      const message = language === 'Hindi' ? 'मेरी शादी कब होगी?' : 'When will I get married?';
      const reply = await test.post(apiPaths.pushChat, { device: 'web', asst_id: chat.asst_id, bid, astrologer, message }, own);
      expect(reply.body).toContain('"status":"success"');
      expect(reply.body).not.toContain(unknown);
    }
    const made = await test.post(apiPaths.predictions, { bid, type: 'daily', language }, own);
    const { pid } = JSON.parse(made.body.split(streamSeparator)[1] ?? '') as { pid: string };
    const kept = await test.get(`${apiPaths.keptPrediction}?pid=${pid}`, own);
    const { text, grounds } = kept.json<{ prediction: { text: string; grounds: { term: string }[] } }>().prediction;
    expect(text.split(unknown)).toHaveLength(2);
    expect(text).not.toMatch(/\bhouse\b|भाव में|महादशा|mahadasha/u);
    expect(grounds.map(({ term }) => term)).not.toEqual(expect.arrayContaining([expect.stringMatching(/Ascendant|Dasha|लग्न|दशा/u)]));
  });
});
