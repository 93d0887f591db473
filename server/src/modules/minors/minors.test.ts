import { apiPaths, childConsentText, maxChildren, proofSeconds, toAdultDate } from '@oracle-astra/shared/contract';
import { addBirth } from '../../testing/births';
import { openChat, splitReply } from '../../testing/chats';
import { privacyOf } from '../../testing/accounts/consents';
import { bornBefore18, createFamily, linkOf } from '../../testing/accounts/minors';
import { createTestShop, type TestShop } from '../../testing/money/payments';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

type Json = Record<string, unknown>;
const send = async (path: string, body: object, jwt: string) => (await test.post(path, body, jwt)).json<Json>();
const get = async (path: string, jwt: string) => (await test.get(path, jwt)).json<Json>();
const minorOf = async (jwt: string) => (await get(apiPaths.me, jwt)).minor;

/** A chat of a person whose first record is of the day. */
async function chatOfMinor(days = 30) {
  const chat = await openChat(test);
  await send(apiPaths.editBirth, { bid: chat.bid, dob: bornBefore18(test, days) }, chat.jwt);
  return chat;
}

const refusedOf = async (chat: Awaited<ReturnType<typeof openChat>>) => {
  const { status } = splitReply((await chat.push()).body);
  return status.status === 'fail' ? status.code : null;
};

it.each([
  ['2008-03-14', '2026-03-14'],
  ['2008-02-29', '2026-03-01'],
  ['2010-12-31', '2028-12-31'],
])('who was born on %s is an adult on %s', (born, adult) => {
  expect(toAdultDate(born)).toBe(adult);
});

it('a minor gets no answer and buys nothing until a parent agrees, and at once not any more when the parent withdraws', async () => {
  const chat = await chatOfMinor();
  const { parent } = await createFamily(test);
  const buy = () => send(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 120 }, chat.jwt);
  expect([await refusedOf(chat), (await buy()).code]).toEqual(['minor_needs_consent', 'minor_needs_consent']);
  expect(await minorOf(chat.jwt)).toMatchObject({ has_consent: false });
  const agreement = { child: await linkOf(test, chat.jwt), version: childConsentText };
  expect(await get(`${apiPaths.childOfLink}?child=${agreement.child}`, parent.jwt)).toMatchObject({
    name: 'Asha Verma',
    mobile_end: chat.mobile.slice(-4),
    is_given: false,
  });
  const twice = await Promise.all([1, 2].map(() => send(apiPaths.giveChildConsent, agreement, parent.jwt)));
  expect(twice).toEqual([{ status: 'success' }, { status: 'success' }]);
  expect([await refusedOf(chat), (await buy()).status]).toEqual([null, 'success']);
  const [child, ...others] = (await privacyOf(test, parent.jwt)).children ?? [];
  expect([child, others]).toMatchObject([{ name: 'Asha Verma', version: childConsentText }, []]);
  await send(apiPaths.withdrawChildConsent, { id: child?.id }, parent.jwt);
  expect([await refusedOf(chat), (await buy()).code]).toEqual(['minor_needs_consent', 'minor_needs_consent']);
  expect((await privacyOf(test, parent.jwt)).children).toEqual([]);
});

it('despair of a minor is answered with help, whoever agrees', async () => {
  const chat = await chatOfMinor();
  const { status } = splitReply((await chat.push({ message: 'I do not want to live anymore' })).body);
  expect(status).toMatchObject({ status: 'success', care: { helplines: expect.arrayContaining([]) as unknown } });
  const doubt = await chat.push({ message: 'Nobody would miss me if I were gone, should I go?' });
  expect(doubt.body).not.toContain('minor_needs_consent');
});

it('no promotion is offered to a minor, with consent either', async () => {
  const { child, parent, agreement } = await createFamily(test);
  await send(apiPaths.giveChildConsent, agreement, parent.jwt);
  for (const path of [apiPaths.spin, apiPaths.claimAppPromo, apiPaths.invite])
    expect([path, await send(path, { mobile: '917100000001' }, child.jwt)]).toMatchObject([path, { code: 'minor_not_offered' }]);
  expect(await get(apiPaths.balanceUsage, child.jwt)).toMatchObject({ code: 'minor_not_offered' });
  expect(await send(apiPaths.spin, {}, parent.jwt)).toMatchObject({ status: 'success' });
});

it('ends by itself on the 18th birthday in India', async () => {
  const chat = await chatOfMinor(1);
  expect(await refusedOf(chat)).toBe('minor_needs_consent');
  // 18:30 in UTC is midnight in India.
  test.clock.set(new Date(`${test.clock().toISOString().slice(0, 10)}T18:30:00Z`));
  expect([await refusedOf(chat), await minorOf(chat.jwt)]).toEqual([null, undefined]);
});

it('records of children make no minor of their parent, who may have saved one first', async () => {
  const person = await test.signIn();
  const own = await addBirth(test, person.jwt, { dob: bornBefore18(test, 900) });
  expect(await minorOf(person.jwt)).toBeDefined();
  const bid = await addBirth(test, person.jwt);
  const foreign = await createFamily(test);
  expect(await send(apiPaths.setOwnBirth, { bid: foreign.child.bid }, person.jwt)).toMatchObject({ code: 'birth_not_found' });
  expect(await minorOf(person.jwt)).toBeDefined();
  expect(await send(apiPaths.setOwnBirth, { bid }, person.jwt)).toEqual({ status: 'success' });
  expect(await minorOf(person.jwt)).toBeUndefined();
  await send(apiPaths.setOwnBirth, { bid: own }, person.jwt);
  expect(await minorOf(person.jwt)).toBeDefined();
});

describe('a consent to the account of a child is refused', () => {
  it('from minors, from who has no birth details, and from the child', async () => {
    const { agreement, child } = await createFamily(test);
    const [other, stranger] = [await createFamily(test), await test.signIn()];
    expect(await send(apiPaths.giveChildConsent, agreement, other.child.jwt)).toMatchObject({ code: 'parent_not_adult' });
    expect(await send(apiPaths.giveChildConsent, agreement, stranger.jwt)).toMatchObject({ code: 'parent_not_adult' });
    expect(await send(apiPaths.giveChildConsent, agreement, child.jwt)).toMatchObject({ code: 'child_link_invalid' });
  });

  it('by a link that is over, forged, or of an adult; to another text; without a fresh proof', async () => {
    const { agreement, parent } = await createFamily(test);
    const ofAdult = await linkOf(test, (await test.signIn()).jwt);
    for (const child of ['a'.repeat(60), ofAdult])
      expect(await send(apiPaths.giveChildConsent, { ...agreement, child }, parent.jwt)).toMatchObject({ code: 'child_link_invalid' });
    expect(await send(apiPaths.giveChildConsent, { ...agreement, version: '2020-01-01' }, parent.jwt)).toMatchObject({
      code: 'consent_outdated',
    });
    test.clock.advance(proofSeconds);
    expect(await send(apiPaths.giveChildConsent, agreement, parent.jwt)).toMatchObject({ code: 'proof_required' });
    test.clock.advance(7 * 86_400);
    const late = await test.signIn(parent.mobile);
    expect(await send(apiPaths.giveChildConsent, agreement, late.jwt)).toMatchObject({ code: 'child_link_invalid' });
  });

  it('beyond ten children', async () => {
    const { parent } = await createFamily(test);
    for (let count = 0; count <= maxChildren; count += 1) {
      const { agreement } = await createFamily(test);
      const answer = await send(apiPaths.giveChildConsent, agreement, parent.jwt);
      expect(answer).toMatchObject(count < maxChildren ? { status: 'success' } : { code: 'child_limit_reached' });
    }
  });
});

it('a consent ends with the account of the parent, and is in the export of both', async () => {
  const { child, parent, agreement } = await createFamily(test);
  await send(apiPaths.giveChildConsent, agreement, parent.jwt);
  for (const { jwt } of [child, parent])
    expect((await get(apiPaths.exportAccount, jwt)).consents).toMatchObject([{ item: 'child', version: childConsentText }]);
  test.clock.advance(600);
  const { token } = (await test.post(apiPaths.sendOtp, { mobile: parent.mobile })).json<{ token: string }>();
  await send(apiPaths.deleteAccount, { mobile: parent.mobile, otp: test.sms.codes.get(parent.mobile), token }, parent.jwt);
  expect(await minorOf(child.jwt)).toMatchObject({ has_consent: false });
});
