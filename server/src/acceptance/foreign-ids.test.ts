import { apiPaths } from '@oracle-astra/shared/contract';
import { listIdFields, type IdField } from '../testing/described-ids';
import { foreignCalls, idAlone } from '../testing/foreign-calls';
import { createFullAccount, type FullAccount } from '../testing/full-account';
import { createTestShop, type TestShop } from '../testing/money/payments';
import { listIdsOf, readRowsOf } from '../testing/rows-of-person';

let shop: TestShop;
let owner: FullAccount;
let other: FullAccount;
let ids: string[];
let fields: IdField[];
beforeAll(async () => {
  shop = await createTestShop();
  owner = await createFullAccount(shop);
  other = await createFullAccount(shop);
  const own = new Set(await listIdsOf(shop.db, other.uid));
  ids = (await listIdsOf(shop.db, owner.uid)).filter((id) => !own.has(id));
  fields = listIdFields((await shop.app.inject('/apis/openapi.json')).json());
}, 60_000);
afterAll(() => shop.close());

const partOf = (body: object | undefined, name: string) => (body as Record<string, object | undefined> | undefined)?.[name];

const hasPath = (body: object, field: string[]) => field.slice(0, -1).reduce<object | undefined>(partOf, body) !== undefined;

/** The body with the value at the path. */
const put = (body: object, [name = '', ...deeper]: string[], value: string): object => ({
  ...body,
  [name]: deeper.length === 0 ? value : put(partOf(body, name) ?? {}, deeper, value),
});

/** The answer to the other person, with the id masked. */
async function ask({ method, path, field }: IdField, id: string): Promise<string> {
  const forms = foreignCalls[path]?.(other.ids) ?? [{}];
  const body = put(forms.find((form) => hasPath(form, field)) ?? {}, field, id);
  const query = () => new URLSearchParams(body as Record<string, string>).toString();
  const answer = method === 'GET' ? await shop.get(`${path}?${query()}`, other.jwt) : await shop.post(path, body, other.jwt);
  return `${answer.statusCode} ${answer.body.replaceAll(id, 'ID')}`;
}

/** Fields for ids of what members publish: anybody may read it, answer, vote and report. */
const published = new Set(
  [
    [apiPaths.discussions, 'uid'],
    [apiPaths.discussion, 'did'],
    [apiPaths.comments, 'did'],
    [apiPaths.profile, 'uid'],
    [apiPaths.addComment, 'did'],
    [apiPaths.vote, 'did'],
    [apiPaths.vote, 'cid'],
    [apiPaths.report, 'did'],
    [apiPaths.report, 'cid'],
  ].map((field) => field.join(' ')),
);
/** Writes to published posts, which say that somebody else wrote them. */
const ofAuthors = new Set([`${apiPaths.editDiscussion} did`, `${apiPaths.deleteDiscussion} did`, `${apiPaths.deleteComment} cid`]);
/** Only the browser of an endpoint knows it, and whoever signs in there gets its pushes. */
const ofBrowser = `${apiPaths.addPushSubscription} endpoint`;
const nameOf = ({ path, field }: IdField) => `${path} ${field.join('.')}`;

/** Letters in the form of the id that are the id of nothing; a cursor is a place in a list, so that it stays the same place. */
const toMissing = (name: string, id: string) =>
  /cursor|endpoint/.test(name) ? id.replace(/.{4}$/, 'zzzz') : id.replaceAll(/[a-z0-9]/gi, 'z');

/** The ids to which the answer differs from that to a missing id. */
async function findDifferent(field: IdField): Promise<string[]> {
  const name = nameOf(field);
  const missing = new Map<string, string>();
  const different: string[] = [];
  for (const id of ids) {
    const form = toMissing(name, id);
    const expected = missing.get(form) ?? (await ask(field, form));
    missing.set(form, expected);
    const answer = await ask(field, id);
    const isRefused = ofAuthors.has(name) && answer.includes('"not_author"');
    if (answer !== expected && !isRefused) different.push(`${id}: ${answer.slice(0, 200)}`);
  }
  return different;
}

it('each endpoint with an id is in a list, with everything else that its call needs', async () => {
  const listed = [...Object.keys(foreignCalls), ...idAlone];
  expect(fields.map(nameOf).filter((name) => !published.has(name) && !listed.includes(name.split(' ')[0] ?? ''))).toEqual([]);
  expect(listed.filter((path) => !fields.some((field) => field.path === path))).toEqual([]);
  const refused: string[] = [];
  for (const field of fields) {
    const [, wrong] = /"invalid_request".*"field":"([^"]+)"/.exec(await ask(field, 'zzzz')) ?? [];
    if (wrong !== undefined && wrong !== field.field.join('.')) refused.push(`${nameOf(field)}: ${wrong}`);
  }
  expect(refused).toEqual([]);
});

it('gets for each id of somebody else, in each field that takes one, what a missing id gets, and changes nothing', async () => {
  const before = await readRowsOf(shop.db, owner.uid);
  const faults: unknown[] = [];
  for (const field of fields.filter((each) => !published.has(nameOf(each)) && nameOf(each) !== ofBrowser)) {
    const different = await findDifferent(field);
    if (different.length > 0) faults.push([nameOf(field), different]);
  }
  expect(faults).toEqual([]);
  expect(await readRowsOf(shop.db, owner.uid)).toEqual(before);
}, 240_000);

it('gets nothing for what somebody else has paid, with its signature', async () => {
  const read = async () => [await readRowsOf(shop.db, owner.uid), await readRowsOf(shop.db, other.uid)];
  const before = await read();
  const { plan_payment, plan_signature, ...paid } = owner.ids;
  const plan = { ...paid, razorpay_payment_id: plan_payment, razorpay_signature: plan_signature };
  const sent = [
    [apiPaths.rechargeVerify, paid],
    [apiPaths.verifySubscription, plan],
  ] as const;
  for (const [path, body] of sent) expect((await shop.post(path, body, other.jwt)).json()).toMatchObject({ status: 'fail' });
  expect(await read()).toEqual(before);
});

it('sees of what somebody else has published no id of anything private', async () => {
  const { uid, did, cid, reader } = owner.ids;
  const secret = ids.filter((id) => ![uid, did, cid, reader].includes(id));
  const found: unknown[] = [];
  for (const field of fields.filter((each) => published.has(nameOf(each))))
    for (const id of [uid, did, cid]) {
      const answer = await ask(field, String(id));
      found.push(...secret.filter((each) => answer.includes(each)).map((each) => [nameOf(field), each]));
    }
  expect(found).toEqual([]);
});

/** Tables of which the person has no row here. */
const withoutIds =
  'care_flags carried_uses idempotent_answers model_usage moderation_actions moderation_reviews point_debts refunds reports subscription_late_questions votes';

it('covers an id of each kind, and every endpoint that the API’s description has', async () => {
  const empty = Object.entries(await readRowsOf(shop.db, owner.uid))
    // Rows of pushes end as soon as they are sent.
    .filter(([table, rows]) => rows.length === 0 && table !== 'push_deliveries')
    .map(([table]) => table);
  // Their ids are in no answer, so that no call takes them.
  expect(empty.sort()).toEqual(withoutIds.split(' '));
  expect(fields.length).toBeGreaterThan(60);
  expect(fields.filter(({ path }) => path.includes('{'))).toEqual([]);
});
