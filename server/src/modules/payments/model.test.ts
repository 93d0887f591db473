import fc from 'fast-check';
import { apiPaths, type SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { openWorld, type Member, type World } from '../../testing/money-world';
import { createLedgerCheck } from '../ledger/check';

const minutes = Number(process.env.MODEL_MINUTES ?? 0);
const runs = minutes > 0 ? 1_000_000 : Number(process.env.MODEL_RUNS ?? 3);
const seed = process.env.MODEL_SEED === undefined ? undefined : Number(process.env.MODEL_SEED);
const day = 24 * 60 * 60;

const n = fc.nat({ max: 30 });
const kinds = {
  order: 2,
  payOrder: 3,
  holdOrder: 1,
  subscribe: 4,
  paySubscription: 4,
  charge: 4,
  fail: 2,
  giveUp: 2,
  endThere: 2,
  event: 9,
  twice: 3,
  cancelAtEnd: 2,
  refundHere: 1,
  refundThere: 1,
  ban: 1,
  unban: 1,
  leaveAndReturn: 2,
  hours: 2,
  days: 3,
  month: 3,
  reconcile: 2,
  faultBefore: 1,
  faultAfter: 1,
} as const;
type Kind = keyof typeof kinds;
const step = fc.record({
  kind: fc.oneof(...Object.entries(kinds).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as Kind) }))),
  n,
});

const at = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % Math.max(items.length, 1)];
const memberOf = (world: World, index: number) => at(world.members, index) as Member;
const shopOf = (world: World, index: number) => world.shops[index % world.shops.length] as World['shops'][number];

async function join(world: World, mobile?: string): Promise<Member> {
  return world.first.signIn(mobile);
}

/** The events of a charge of a subscription, which the provider has made and not sent. */
async function noteCharge(world: World, id: string): Promise<void> {
  const { items } = await world.provider(`/invoices?subscription_id=${id}`);
  const paymentId = (items as { payment_id: string }[]).at(-1)?.payment_id;
  if (paymentId === undefined) return;
  const entities = { subscription: await world.provider(`/subscriptions/${id}`), payment: await world.provider(`/payments/${paymentId}`) };
  world.note('subscription.charged', entities as never);
}

async function renew(world: World, index: number, result: 'charged' | 'pending' | 'halted'): Promise<void> {
  const id = at(world.subscriptions, index);
  const known = id === undefined ? null : await world.provider(`/subscriptions/${id}`);
  // The provider charges only what runs, and not before its cycle is over.
  const isDue = Number(known?.current_end ?? Infinity) * 1000 <= world.first.clock().getTime();
  if (id === undefined || !isDue || !['active', 'pending', 'halted'].includes(String(known?.status))) return;
  await world.provider(`/local/subscriptions/${id}/renew`, { result });
  if (result === 'charged') await noteCharge(world, id);
  else world.note(`subscription.${result}`, { subscription: await world.provider(`/subscriptions/${id}`) } as never);
}

async function payOrder(world: World, index: number, how: string): Promise<void> {
  const id = at(world.orders, index);
  if (id === undefined) return;
  await world.first.pay({ order_id: id }, how);
  const { items } = await world.provider(`/orders/${id}/payments`);
  const payment = (items as { id: string }[]).at(-1);
  if (payment !== undefined && how === 'paid') world.note('payment.captured', { payment });
}

async function leaveAndReturn(world: World, index: number): Promise<void> {
  const member = memberOf(world, index);
  world.first.clock.advance(120);
  const { token } = (await world.first.post(apiPaths.sendOtp, { mobile: member.mobile })).json<{ token: string }>();
  const otp = world.first.sms.codes.get(member.mobile);
  await shopOf(world, index).post(apiPaths.deleteAccount, { mobile: member.mobile, otp, token });
  world.first.clock.advance(120);
  world.members[world.members.indexOf(member)] = await join(world, member.mobile);
}

const act = async (world: World, index: number, action: 'ban' | 'unban') =>
  shopOf(world, index).post('/ops/moderation/actions', { action, target: memberOf(world, index).uid, reason: 'model' });

const refundables = async (world: World) => (await world.first.db.execute<{ id: string }>('select id from payments order by id')).rows;

/** What each step does; the answers are judged by the invariants alone. */
const does: Record<Kind, (world: World, index: number) => Promise<unknown>> = {
  async order(world, index) {
    const body = { astrologer: 'oracle', wallet: 120 };
    const answer = await shopOf(world, index).post(apiPaths.rechargeOrder, body, memberOf(world, index).jwt);
    const { order_id: id } = answer.json<{ order_id?: string }>();
    if (id !== undefined) world.orders.push(id);
  },
  payOrder: async (world, index) => payOrder(world, index, 'paid'),
  holdOrder: async (world, index) => payOrder(world, index, 'held'),
  async subscribe(world, index) {
    const answer = await shopOf(world, index).get(apiPaths.createSubscription, memberOf(world, index).jwt);
    const { subscription_id: id } = answer.json<{ subscription_id?: string }>();
    if (id !== undefined && !world.subscriptions.includes(id)) world.subscriptions.push(id);
  },
  async paySubscription(world, index) {
    const id = at(world.subscriptions, world.subscriptions.length - 1 - (index % 3)) ?? at(world.subscriptions, index);
    if (id === undefined || !(await world.first.pay({ subscription_id: id })).ok) return;
    await noteCharge(world, id);
    if (index % 2 === 0) await world.send(world.events.length - 1);
  },
  charge: async (world, index) => renew(world, index, 'charged'),
  fail: async (world, index) => renew(world, index, 'pending'),
  giveUp: async (world, index) => renew(world, index, 'halted'),
  async endThere(world, index) {
    const id = at(world.subscriptions, index);
    if (id === undefined) return;
    await world.provider(`/subscriptions/${id}/cancel`, {});
    world.note('subscription.cancelled', { subscription: await world.provider(`/subscriptions/${id}`) } as never);
  },
  event: async (world, index) => world.events.length > 0 && world.send(world.events.length - 1 - (index % Math.min(world.events.length, 6))),
  twice: async (world, index) => world.events.length > 0 && Promise.all([world.send(index), world.send(index), world.send(index + 1)]),
  cancelAtEnd: async (world, index) => shopOf(world, index).post(apiPaths.cancelSubscriptionAtEnd, {}, memberOf(world, index).jwt),
  async refundHere(world, index) {
    const payment = at(await refundables(world), index);
    if (payment !== undefined) await shopOf(world, index).post('/operators/payments/refund', { payment_id: payment.id });
  },
  async refundThere(world, index) {
    const payment = at(await refundables(world), index);
    if (payment === undefined) return;
    const refund = await world.provider(`/payments/${payment.id}/refund`, { amount: index % 2 === 0 ? 5000 : 13_452 });
    if (refund.id !== undefined) world.note('refund.processed', { refund } as never);
  },
  ban: async (world, index) => act(world, index, 'ban'),
  unban: async (world, index) => act(world, index, 'unban'),
  leaveAndReturn,
  hours: async (world) => world.first.clock.advance(3600),
  days: async (world, index) => world.first.clock.advance(day * (1 + (index % 4))),
  month: async (world) => world.first.clock.advance(30 * day + 60),
  reconcile: async (world, index) => shopOf(world, index).post('/operators/payments/reconcile'),
  faultBefore: async (world) => world.faults.push('before'),
  faultAfter: async (world) => world.faults.push('after'),
};

const statusOf = async (world: World, { jwt }: Member) => (await world.first.get(apiPaths.subscriptionStatus, jwt)).json<SubscriptionStatusResponse>();

/** After each step: the ledger adds up, and the questions that a person reads are those of the plan that is shown. */
async function checkStep(world: World): Promise<void> {
  expect((await createLedgerCheck(world.first).run()).faults).toEqual([]);
  const { rows } = await world.first.db.execute<{ open: string }>(`select c.uid as open from subscription_cycles c
    where c.closed_at is null and c.subscription_id <> (select s.id from subscriptions s where s.uid = c.uid order by s.created_at desc, s.id desc limit 1)`);
  expect(rows).toEqual([]);
  for (const member of world.members) {
    const shown = await statusOf(world, member);
    // No question was asked, so that a plan that can be used has all of them, but for parts that were refunded.
    const { rows: parts } = await world.first.db.execute(`select from provider_refunds b join payments m on m.id = b.payment_id
      where m.uid = '${member.uid}' and m.kind = 'subscription' and b.taken > 0 limit 1`);
    if (shown.is_active && parts.length === 0) expect(shown.remaining_questions).toBe(500);
    if (!shown.is_active) expect(shown.remaining_questions).toBe(0);
  }
}

/** Once everything was asked about: all money is credited or back, and only the plan that is shown can be charged. */
async function checkQuiet(world: World): Promise<void> {
  world.faults.length = 0;
  for (let round = 0; round < 3; round += 1) expect((await world.first.post('/operators/payments/reconcile')).statusCode).toBe(200);
  await checkStep(world);
  const charged: { id: string; amount: number; refunded: number; of: string }[] = [];
  for (const id of world.orders)
    for (const payment of (await world.provider(`/orders/${id}/payments`)).items as { id: string; amount: number; amount_refunded: number; status: string }[])
      if (payment.status !== 'authorized') charged.push({ id: payment.id, amount: payment.amount, refunded: payment.amount_refunded, of: id });
  for (const id of world.subscriptions)
    for (const { payment_id: paymentId } of (await world.provider(`/invoices?subscription_id=${id}`)).items as { payment_id: string }[]) {
      const { amount, amount_refunded: refunded } = await world.provider(`/payments/${paymentId}`);
      charged.push({ id: paymentId, amount: Number(amount), refunded: Number(refunded), of: id });
    }
  const { rows } = await world.first.db.execute<{ id: string }>('select id from payments where credited');
  const credited = new Set(rows.map(({ id }) => id));
  for (const payment of charged) if (!credited.has(payment.id)) expect({ ...payment, refunded: payment.refunded }).toEqual({ ...payment, refunded: payment.amount });

  const shown = new Set<string>();
  for (const member of world.members) {
    const { subscription_id: id, status } = await statusOf(world, member);
    if (id !== null && status !== 'cancelled') shown.add(id);
  }
  for (const id of world.subscriptions) {
    const { status } = await world.provider(`/subscriptions/${id}`);
    if (['active', 'pending', 'halted'].includes(String(status))) expect([...shown]).toContain(id);
  }
}

it(
  'money follows its owner, whatever two processes, a provider and several persons do',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
        const world = await openWorld();
        try {
          world.members.push(await join(world), await join(world));
          for (const { kind, n: index } of steps) {
            await does[kind](world, index);
            await checkStep(world);
          }
          await checkQuiet(world);
        } finally {
          await world.shops[1]?.close();
          await world.first.close();
        }
      }),
      {
        numRuns: runs,
        ...(seed !== undefined && { seed }),
        ...(minutes > 0 && { interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: false }),
        endOnFailure: process.env.MODEL_SHRINK === undefined,
      },
    );
  },
  Math.max(300_000, (minutes + 5) * 60_000),
);
