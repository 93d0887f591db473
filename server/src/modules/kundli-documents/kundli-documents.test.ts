import { apiPaths, type Kundli } from '@oracle-astra/shared/contract';
import { addBirth } from '../../testing/births';
import { readPdfTexts } from '../../testing/read-pdf-texts';
import { toChartContent } from './kundli-values';
import { kundliWords } from './words';
import { createTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
let jwt: string;
beforeAll(async () => {
  test = await createTestApp();
  ({ jwt } = await test.signIn());
});

const ask = async <Answer>(path: string, token = jwt, language = 'en') =>
  (await test.app.inject({ url: path, headers: { authorization: `Bearer ${token}`, 'accept-language': language } })).json<Answer>();

async function pdfOf(bid: string, language = 'en'): Promise<Buffer> {
  const { pdf_url: url } = await ask<{ pdf_url: string }>(`${apiPaths.kundliDocument}?bid=${bid}`, jwt, language);
  const answer = await test.app.inject({ url });
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  return answer.rawPayload;
}
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

async function cardOf(bid: string, choice = '') {
  const { card_url: url } = await ask<{ card_url: string }>(`${apiPaths.kundliCard}?bid=${bid}${choice}`);
  const content = JSON.parse(Buffer.from(/card=([^.]+)/.exec(url)?.[1] ?? '', 'base64url').toString()) as object;
  return { url, content };
}

describe('the PDF of a kundli', () => {
  it('has two complete pages, in English and in Hindi', async () => {
    const bid = await addBirth(test, jwt);
    for (const [language, words] of [
      ['en', ['Kundli of Asha Verma', 'Birth chart', 'Navamsha (D9)', 'Vimshottari dasha', 'Yogas', 'Doshas', 'Panchang of birth']],
      ['hi', ['Asha Verma की कुंडली', 'विंशोत्तरी दशा', 'योग', 'दोष', 'जन्म का पंचांग']],
    ] as const) {
      const pdf = await pdfOf(bid, language);
      expect(pagesOf(pdf)).toBe(2);
      expect(readPdfTexts(pdf)).toEqual(expect.arrayContaining([...words]));
    }
  });

  it.each(['ஸ்ரீவேங்கடநரசிம்மராஜுவாரிபேட்டை', 'श्रीवेङ्कटनरसिंहराजुवारिपेटक्षितिज', 'Venkatanarasimharajuvaripeta'])(
    'stays on two pages with a name of 80 letters, such as %s',
    async (name) => {
      const bid = await addBirth(test, jwt, { full_name: name.repeat(4).slice(0, 80) });
      for (const language of ['en', 'hi']) expect(pagesOf(await pdfOf(bid, language))).toBe(2);
    },
  );

  it('leaves out what needs a time of birth if it is unknown', async () => {
    const texts = readPdfTexts(await pdfOf(await addBirth(test, jwt, { time_known: false })));
    expect(texts.join('\n')).toMatch(/The time of birth is not known/);
    expect(texts).not.toContain('Vimshottari dasha');
  });

  it('shows both signs of a Moon that changed on a day without a time, and no dignity, in chart, table and card', async () => {
    // On 16 August 1994 the Moon moved from Scorpio to Sagittarius.
    const bid = await addBirth(test, jwt, { time_known: false, dob: '16/08/1994' });
    const { kundli } = await ask<{ kundli: Kundli }>(`${apiPaths.kundli}?bid=${bid}`);
    const moon = kundli.planets.find(({ name }) => name === 'Moon');
    expect([kundli.rashi, moon?.open_signs]).toEqual([null, [8, 9]]);
    const texts = readPdfTexts(await pdfOf(bid));
    expect(texts).toEqual(expect.arrayContaining(['Scorpio / Sagittarius', 'depends on the time']));
    expect(texts.join('\n')).toContain('Moon in Scorpio or Sagittarius');
    expect(toChartContent(kundli, 'birth', kundliWords.en).marks.filter(({ text }) => text.endsWith('?'))).toEqual([
      { text: 'Mo?', sign: 8, isRetrograde: false },
      { text: 'Mo?', sign: 9, isRetrograde: false },
    ]);
    expect((await cardOf(bid)).content).toMatchObject({ rising: null, open: { Moon: 'hi' } });
  });

  it('is private, and its address cannot be forged and expires', async () => {
    const bid = await addBirth(test, jwt);
    const { jwt: other } = await test.signIn();
    expect(await ask(`${apiPaths.kundliDocument}?bid=${bid}`, other)).toMatchObject({ code: 'birth_not_found' });
    expect(await ask(`${apiPaths.kundliPdf}?token=${Buffer.from('{}').toString('base64url')}.x`)).toMatchObject({
      code: 'birth_not_found',
    });
    const { pdf_url: url } = await ask<{ pdf_url: string }>(`${apiPaths.kundliDocument}?bid=${bid}`);
    await test.post(apiPaths.deleteBirth, { bid }, jwt);
    expect((await test.app.inject({ url })).statusCode).toBe(404);
  });
});

describe('the card of a kundli', () => {
  it('is a public picture with only the selected birth data', async () => {
    const bid = await addBirth(test, jwt);
    const bare = await cardOf(bid);
    expect(bare.content).toMatchObject({ name: null, birth: null });
    const chosen = await cardOf(bid, '&style=south&with_name=1&with_birth=1');
    expect(chosen.content).toMatchObject({ name: 'Asha', birth: '14 Aug 1994, 06:45, Varanasi, Uttar Pradesh, India', style: 'south' });
    const picture = await test.app.inject({ url: bare.url });
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'x-robots-tag': 'noindex' });
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    const again = await test.app.inject({ url: bare.url, headers: { 'if-none-match': String(picture.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('is not drawn for a changed address', async () => {
    const { url } = await cardOf(await addBirth(test, jwt));
    expect((await test.app.inject({ url: url.replace('card=', 'card=A') })).statusCode).toBe(404);
  });
});

describe('the card of a match', () => {
  const pair = {
    bride: { name: 'Asha Verma', dob: '14/08/1994', tob: '06:45', pob: 'Varanasi', lat: 25.32, lng: 82.97 },
    groom: { name: 'Rohan Das', dob: '02/03/1991', tob: '21:10', pob: 'Kolkata', lat: 22.57, lng: 88.36 },
  };
  const linkOf = async (body: object) => {
    const answer = (await test.post(apiPaths.matchCard, body)).json<{ card_url: string }>();
    const content = Buffer.from(/card=([^.]+)/.exec(answer.card_url)?.[1] ?? '', 'base64url').toString();
    return { url: answer.card_url, text: content, content: JSON.parse(content) as Record<string, unknown> };
  };

  it('is drawn for a visitor, with only the selected data and no birth', async () => {
    const bare = await linkOf({ pair, with_names: false, with_nakshatras: false, with_kootas: false });
    expect(bare.content).toMatchObject({ names: null, nakshatras: null, kootas: null });
    const whole = await linkOf({ pair, with_names: true, with_nakshatras: true, with_kootas: true });
    expect(whole.content.names).toEqual(['Asha', 'Rohan']);
    expect(whole.content.kootas).toHaveLength(8);
    expect(whole.text).not.toMatch(/199[14]|Verma|Varanasi|lat|tob|anglik/);
    const picture = await test.app.inject({ url: whole.url });
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'x-robots-tag': 'noindex' });
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((await test.app.inject({ url: whole.url.replace('match.png', 'kundli.png') })).statusCode).toBe(404);
  });

  it('leaves out uncertain facts of an unknown time', async () => {
    const { tob: _, ...groom } = pair.groom;
    const card = await linkOf({ pair: { ...pair, groom }, with_names: true, with_nakshatras: true, with_kootas: true });
    expect(Number(card.content.least)).toBeLessThan(Number(card.content.most));
    expect(card.content).toMatchObject({ nakshatras: null, kootas: null });
  });
});
