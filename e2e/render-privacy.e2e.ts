import { apiPaths } from '@oracle-astra/shared/contract';
import { expect, test } from '@playwright/test';
import { ask } from './support/chats';
import { fetchDocument, getHeaderKind } from './support/documents';
import { callApi } from './support/users';
import { createRouteParams, routeCases, type RouteParams } from './support/route-table';
import { getSharedSite, type Site } from './support/site';
import { getTokenUid } from './support/tokens';

let site: Site;

test.beforeAll(async () => {
  site = getSharedSite();
});

interface Person {
  given: RouteParams;
  /** What nobody else may read. */
  marks: string[];
}

const read = async (address: string, jwt: string): Promise<unknown> => (await fetch(site.url + address, { headers: { authorization: `Bearer ${jwt}` } })).json();

/** Somebody with birth details of their own, a chart, and a question that was asked. */
async function personOf(mobile: string, details: { full_name: string; dob: string; tob: string; pob: string; lat: number; lng: number }, question: string): Promise<Person> {
  const given = await createRouteParams(site, mobile);
  const { jwt, bid } = given;
  await callApi(site, apiPaths.editBirth, { bid, ...details, gender: 'Male', marital_status: 'Single', language: 'English' }, jwt);
  await ask(site, given, question);
  const { chart } = (await read(`${apiPaths.chart}?bid=${bid}`, jwt)) as { chart: { julian_day: number; planets: { longitude: number }[] } };
  const { full_name, dob, pob, lat, lng } = details;
  const figures = [chart.julian_day, ...chart.planets.map(({ longitude }) => longitude), lat, lng].map(String).filter((figure) => figure.length > 5);
  return { given, marks: [jwt, getTokenUid(jwt), mobile, bid, given.asst_id, full_name, dob, pob, question, ...figures] };
}

/** What a person's own calls tell: where there are no marks in it, looking for them proves nothing. */
async function ownAnswers({ given: { jwt, bid, asst_id } }: Person): Promise<string> {
  const answers = [read(apiPaths.me, jwt), read(apiPaths.births, jwt), read(`${apiPaths.chart}?bid=${bid}`, jwt), callApi(site, apiPaths.chat, { asst_id }, jwt)];
  return JSON.stringify([jwt, asst_id, ...(await Promise.all(answers))]);
}

test('nobody’s data is in another’s document: two people who are signed in and one who is not, over every page at once', async () => {
  const [asha, ravi] = await Promise.all([
    personOf('9876507001', { full_name: 'Ashalata Qureshi', dob: '29/02/1988', tob: '03:17', pob: 'Kanyakumari, Tamil Nadu, India', lat: 8.088_31, lng: 77.538_45 }, 'Will the lighthouse be mine in 2031?'),
    personOf('9876507002', { full_name: 'Ravindra Zutshi', dob: '31/10/1979', tob: '22:48', pob: 'Leh, Ladakh, India', lat: 34.152_58, lng: 77.577_05 }, 'Shall I sell the yaks in 2033?'),
  ]);
  for (const person of [asha, ravi]) {
    const told = await ownAnswers(person);
    expect(person.marks.filter((mark) => !told.includes(mark))).toEqual([]);
    expect(person.marks.length).toBeGreaterThan(18);
  }
  const nobody = { given: { ...asha.given, jwt: '', bid: 'none', asst_id: 'none' }, marks: [] };
  const readers = [asha, nobody, ravi, nobody];

  const wishes = [...routeCases, ...routeCases.slice(0, 10)].flatMap(({ getAddress }) => readers.map((reader) => ({ reader, address: getAddress(reader.given) })));
  const answered = await Promise.all(wishes.map(async (wish) => {
    const { jwt } = wish.reader.given;
    return { ...wish, answer: await fetchDocument(site, wish.address, jwt === '' ? {} : { jwt }) };
  }));
  expect(answered.length).toBeGreaterThanOrEqual(200);

  const rendered = answered.filter(({ answer }) => answer.status === 200);
  expect(rendered.filter(({ answer }) => !answer.isRendered)).toEqual([]);
  const wrong = answered.flatMap(({ reader, address, answer: { html, location, header } }) => {
    const others = [asha, ravi].filter((person) => person !== reader).flatMap(({ marks }) => marks);
    const isMember = reader !== nobody;
    const problems = [
      ...others.filter((mark) => `${html}${location}`.includes(mark)),
      ...(html.includes('eyJhbGci') ? ['a token'] : []),
      ...(header('cache-control') === (isMember ? 'private, no-store' : 'public, max-age=0, s-maxage=3, stale-while-revalidate=1') ? [] : [header('cache-control')]),
      ...(html === '' || getHeaderKind(html) === (isMember ? 'member' : 'visitor') ? [] : [`the header of a ${getHeaderKind(html)}`]),
    ];
    return problems.map((problem) => `${address} for ${reader.given.jwt.slice(-6) || 'nobody'}: ${problem}`);
  });
  expect(wrong).toEqual([]);
  expect(rendered.filter(({ reader }) => reader === asha).length).toBeGreaterThan(40);
});
