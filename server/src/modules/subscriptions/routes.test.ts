import { apiPaths, plansResponse, subscriptionStatusResponse } from '@oracle-astra/shared/contract';
import type { SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { subscriptions } from '../../db/schema';
import { createLedger } from '../ledger/service';
import { createTestApp } from '../../testing/test-app';

async function subscriber() {
  const test = await createTestApp();
  const person = await test.signIn();
  const start = new Date('2026-03-01T18:45:00Z');
  await test.db.insert(subscriptions).values({
    id: 'sub_1',
    uid: person.uid,
    maxQuestions: 500,
    startsAt: start,
    lastPaymentAt: start,
    createdAt: start,
    endsAt: new Date('2026-04-01T18:45:00Z'),
  });
  await createLedger(test).transfer(test.db, {
    key: 's',
    reason: 'test',
    from: { system: 'bought' },
    to: { uid: person.uid, kind: 'available' },
    unit: 'subscription_question',
    amount: 313,
  });
  const status = async () => (await test.get(apiPaths.subscriptionStatus, person.jwt)).json<SubscriptionStatusResponse>();
  return { ...test, person, status };
}

it('has one plan, at its price', async () => {
  const { get } = await createTestApp();
  const answer = (await get(apiPaths.plans)).json<unknown>();
  expect(plansResponse.safeParse(answer).success).toBe(true);
  expect(answer).toMatchObject({ plans: [{ name: 'Standard Plan', price: 199, featured: true }] });
});

it('reports that there never was a subscription', async () => {
  const { signIn, get } = await createTestApp();
  const { jwt } = await signIn();
  const answer = (await get(apiPaths.subscriptionStatus, jwt)).json<unknown>();
  expect(subscriptionStatusResponse.safeParse(answer).success).toBe(true);
  expect(answer).toMatchObject({ status: 'none', is_active: false, has_subscription: false, message: 'You have no subscription yet.' });
  expect((await get(apiPaths.subscriptionStatus)).statusCode).toBe(401);
});

it('gives an active one its days, questions and dates in Indian time', async () => {
  const { status } = await subscriber();
  expect(await status()).toEqual({
    status: 'active',
    is_active: true,
    has_subscription: true,
    subscription_id: 'sub_1',
    max_questions: 500,
    remaining_questions: 313,
    start_date: '2026-03-02 00:15:00',
    end_date: '2026-04-02 00:15:00',
    last_payment_date: '2026-03-02 00:15:00',
    days_remaining: 19,
    cancel_at_end: false,
  });
});

it('ends some days after its cycle without a renewal, and at once when it is cancelled', async () => {
  const { status, clock, db } = await subscriber();
  clock.set(new Date('2026-04-01T18:45:00Z'));
  expect(await status()).toMatchObject({ status: 'grace', is_active: true, days_remaining: 3, end_date: '2026-04-05 00:15:00' });
  clock.set(new Date('2026-04-04T18:45:00Z'));
  expect(await status()).toMatchObject({ status: 'expired', is_active: false, days_remaining: 0, remaining_questions: 0 });
  clock.set(new Date('2026-03-10T00:00:00Z'));
  await db.update(subscriptions).set({ cancelledAt: clock() });
  expect(await status()).toMatchObject({ status: 'cancelled', is_active: false, has_subscription: true });
});
