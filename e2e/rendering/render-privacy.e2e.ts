import { apiPaths, bearerSeconds } from '@oracle-astra/shared/contract';
import { expect, test } from '@playwright/test';
import { ask } from '../support/chats';
import { fetchDocument, getHeaderKind } from '../support/documents';
import { callApi } from '../support/users';
import { createRouteParams, routeCases, type RouteParams } from '../support/route-table';
import { getSharedSite, type Site } from '../support/site/site';
import { getTokenSeconds, getTokenUid } from '../support/tokens';

let site: Site;

test.beforeAll(async () => {
  site = getSharedSite();
});

interface Person {
  params: RouteParams;
  /** Private values that no other user may see. */
  secrets: string[];
}

const read = async (address: string, jwt: string): Promise<unknown> =>
  (await fetch(site.url + address, { headers: { authorization: `Bearer ${jwt}` } })).json();

/** Creates a user with birth details, a chart and an answered question. */
async function createPerson(
  mobile: string,
  details: { full_name: string; dob: string; tob: string; pob: string; lat: number; lng: number },
  question: string,
): Promise<Person> {
  const params = await createRouteParams(site, mobile);
  const { jwt, bid } = params;
  await callApi(site, apiPaths.editBirth, { bid, ...details, gender: 'Male', marital_status: 'Single', language: 'English' }, jwt);
  await ask(site, params, question);
  const { chart } = (await read(`${apiPaths.chart}?bid=${bid}`, jwt)) as {
    chart: { julian_day: number; planets: { longitude: number }[] };
  };
  const { full_name, dob, pob, lat, lng } = details;
  const figures = [chart.julian_day, ...chart.planets.map(({ longitude }) => longitude), lat, lng]
    .map(String)
    .filter((figure) => figure.length > 5);
  return { params, secrets: [jwt, getTokenUid(jwt), mobile, bid, params.asst_id, full_name, dob, pob, question, ...figures] };
}

/** The responses of a user's own calls. They must contain the secrets, otherwise searching for them proves nothing. */
async function fetchOwnResponses({ params: { jwt, bid, asst_id } }: Person): Promise<string> {
  const responses = [
    read(apiPaths.me, jwt),
    read(apiPaths.births, jwt),
    read(`${apiPaths.chart}?bid=${bid}`, jwt),
    callApi(site, apiPaths.chat, { asst_id }, jwt),
  ];
  return JSON.stringify([jwt, asst_id, ...(await Promise.all(responses))]);
}

/** A member's document contains one short-lived token of that member, a visitor's none, and no document contains a long-lived one. */
function findWrongTokens(html: string, uid: string | null): string[] {
  const tokens = html.match(/eyJhbGci[\w.-]+/g) ?? [];
  const wrong = tokens.filter((token) => getTokenUid(token) !== uid || getTokenSeconds(token) > bearerSeconds);
  return [...wrong.map(() => 'a wrong token'), ...(tokens.length > (uid === null ? 0 : 1) ? ['a token too many'] : [])];
}

test('no document contains data of another user: two users and a visitor request every page concurrently', async () => {
  const [asha, ravi] = await Promise.all([
    createPerson(
      '9876507001',
      {
        full_name: 'Ashalata Qureshi',
        dob: '29/02/1988',
        tob: '03:17',
        pob: 'Kanyakumari, Tamil Nadu, India',
        lat: 8.088_31,
        lng: 77.538_45,
      },
      'Will the lighthouse be mine in 2031?',
    ),
    createPerson(
      '9876507002',
      { full_name: 'Ravindra Zutshi', dob: '31/10/1979', tob: '22:48', pob: 'Leh, Ladakh, India', lat: 34.152_58, lng: 77.577_05 },
      'Shall I sell the yaks in 2033?',
    ),
  ]);
  for (const person of [asha, ravi]) {
    const responses = await fetchOwnResponses(person);
    expect(person.secrets.filter((secret) => !responses.includes(secret))).toEqual([]);
    expect(person.secrets.length).toBeGreaterThan(18);
  }
  const visitor = { params: { ...asha.params, jwt: '', bid: 'none', asst_id: 'none' }, secrets: [] };
  const readers = [asha, visitor, ravi, visitor];

  const requests = [...routeCases, ...routeCases.slice(0, 10)].flatMap(({ getAddress }) =>
    readers.map((reader) => ({ reader, address: getAddress(reader.params) })),
  );
  const results = await Promise.all(
    requests.map(async (request) => {
      const { jwt } = request.reader.params;
      return { ...request, response: await fetchDocument(site, request.address, jwt === '' ? {} : { jwt }) };
    }),
  );
  expect(results.length).toBeGreaterThanOrEqual(200);

  const rendered = results.filter(({ response }) => response.status === 200);
  expect(rendered.filter(({ response }) => !response.isRendered)).toEqual([]);
  const wrong = results.flatMap(({ reader, address, response: { html, location, header } }) => {
    const others = [asha, ravi].filter((person) => person !== reader).flatMap(({ secrets }) => secrets);
    const isMember = reader !== visitor;
    const problems = [
      ...others.filter((secret) => `${html}${location}`.includes(secret)),
      ...findWrongTokens(html, isMember ? getTokenUid(reader.params.jwt) : null),
      ...(header('cache-control') === (isMember ? 'private, no-store' : 'public, max-age=0, s-maxage=3, stale-while-revalidate=1')
        ? []
        : [header('cache-control')]),
      ...(html === '' || getHeaderKind(html) === (isMember ? 'member' : 'visitor') ? [] : [`the header of a ${getHeaderKind(html)}`]),
    ];
    return problems.map((problem) => `${address} for ${reader.params.jwt.slice(-6) || 'a visitor'}: ${problem}`);
  });
  expect(wrong).toEqual([]);
  expect(rendered.filter(({ reader }) => reader === asha).length).toBeGreaterThan(40);
});
