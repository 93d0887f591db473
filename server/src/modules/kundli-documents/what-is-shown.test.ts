import { join } from 'node:path';
import { apiPaths, type Kundli } from '@oracle-astra/shared/contract';
import { signsOfDate, transits } from '../../astrology';
import { createTextShaper } from '../../images';
import { addBirth } from '../../testing/births';
import { readPdfTexts } from '../../testing/read-pdf-texts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { drawKundliCard } from './kundli-card';
import { toPlanetRows } from './kundli-values';
import { kundliWords } from './words';

let test: TestApp;
let jwt: string;
beforeAll(async () => {
  test = await createTestApp();
  ({ jwt } = await test.signIn());
});

const ask = async <Answer>(path: string) =>
  (await test.app.inject({ url: path, headers: { authorization: `Bearer ${jwt}`, 'accept-language': 'en' } })).json<Answer>();

async function nameOnCard(bid: string) {
  const { card_url: url } = await ask<{ card_url: string }>(`${apiPaths.kundliCard}?bid=${bid}&with_name=1`);
  return (JSON.parse(Buffer.from(/card=([^.]+)/.exec(url)?.[1] ?? '', 'base64url').toString()) as { name: string | null }).name;
}

async function textsOfPdf(bid: string) {
  const { pdf_url: url } = await ask<{ pdf_url: string }>(`${apiPaths.kundliDocument}?bid=${bid}`);
  return readPdfTexts((await test.app.inject({ url })).rawPayload);
}

it('shows for a birth without a time only facts that hold all day: no changed pada, nakshatra, motion or combustion', async () => {
  // Mercury crossed a border of padas on 16 August 1994, and was stationary on 2 November 1995.
  const planetsOf = async (dob: string) =>
    (await ask<{ kundli: Kundli }>(`${apiPaths.kundli}?bid=${await addBirth(test, jwt, { time_known: false, dob })}`)).kundli;
  const kundli = await planetsOf('16/08/1994');
  const rows = new Map(toPlanetRows(kundli, kundliWords.en).map(([name, , degrees, , star, dignity]) => [name, [degrees, star, dignity]]));
  expect(rows.get('Mercury')).toEqual(['≈ 2°', 'Magha', 'friend’s sign, combust']);
  expect(rows.get('Moon')).toEqual(['–', '–', 'depends on the time']);
  expect(rows.get('Jupiter')?.slice(0, 2)).toEqual(['≈ 13°', 'Swati 3']);
  for (let day = 1; day <= 28; day += 1) {
    const noon = Date.parse(`2026-02-${String(day).padStart(2, '0')}T06:30:00Z`);
    const { retrograde, combust, openStar } = signsOfDate(noon)('Mercury');
    const ends = [-12, 12].map((hours) => transits(new Date(noon + hours * 3_600_000)).find(({ name }) => name === 'Mercury')!);
    expect(retrograde).toBe(ends.every((each) => each.retrograde));
    if (openStar === null) expect(new Set(ends.map(({ nakshatra, pada }) => nakshatra * 4 + pada)).size).toBe(1);
    expect(typeof combust).toBe('boolean');
  }
});

it('shows a name of emoji or foreign letters neither as boxes nor as empty', async () => {
  const namesOf = async (full_name: string) => {
    const bid = await addBirth(test, jwt, { full_name });
    return { name: await nameOnCard(bid), pdf: await textsOfPdf(bid) };
  };
  expect(await namesOf('🌟 Asha 🌟')).toMatchObject({ name: 'Asha', pdf: expect.arrayContaining(['Kundli of 🌟 Asha 🌟']) });
  expect(await namesOf('🌟🌟')).toMatchObject({ name: null, pdf: expect.arrayContaining(['My kundli']) });
  expect((await namesOf('土星')).pdf).toContain('My kundli');
  const shaper = await createTextShaper(join(__dirname, '../../../assets/fonts'));
  const card = (name: string | null) =>
    drawKundliCard(shaper, { locale: 'en', style: 'north', rising: 1, signs: 'aaaaaaaaa', name, birth: null }, 'example.in');
  expect(card('土星')).toBe(card(null));
  expect(card('ரவி')).not.toBe(card(null));
});
