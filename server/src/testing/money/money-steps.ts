import fc from 'fast-check';
import { apiPaths } from '@oracle-astra/shared/contract';
import { newId } from '../../db/ids';
import { addBirth } from '../births';
import { question } from '../chats';
import type { Member, World } from './money-world';

const day = 24 * 60 * 60;

const n = fc.nat({ max: 30 });
const kinds = {
  order: 2,
  payOrder: 3,
  holdOrder: 1,
  subscribe: 4,
  paySubscription: 4,
  buyAnother: 2,
  charge: 4,
  fail: 2,
  giveUp: 2,
  present: 3,
  bankAnswers: 3,
  endThere: 2,
  event: 9,
  twice: 3,
  cancelAtEnd: 2,
  refundHere: 1,
  refundThere: 1,
  refundSlowly: 1,
  failThere: 1,
  spend: 1,
  dispute: 1,
  cancelNow: 1,
  ask: 3,
  ban: 1,
  unban: 1,
  leaveAndReturn: 2,
  hours: 2,
  days: 3,
  month: 3,
  reconcile: 2,
  faultBefore: 1,
  faultAfter: 1,
  refuseRefunds: 1,
  allowRefunds: 1,
  returnOtherwise: 1,
} as const;
export type Kind = keyof typeof kinds;
/** A random step; `n` selects one of the existing items. */
export const step = fc.record({
  kind: fc.oneof(...Object.entries(kinds).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as Kind) }))),
  n,
});

const at = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % Math.max(items.length, 1)];
const memberOf = (world: World, index: number) => at(world.members, index) as Member;
const shopOf = (world: World, index: number) => world.shops[index % world.shops.length] as World['shops'][number];

export async function join(world: World, mobile?: string): Promise<Member> {
  return world.first.signIn(mobile);
}

/** The unsent events of a subscription charge. */
async function noteCharge(world: World, id: string): Promise<void> {
  const { items } = await world.provider(`/invoices?subscription_id=${id}`);
  const paymentId = (items as { payment_id: string | null }[]).at(-1)?.payment_id;
  if (!paymentId) return;
  const entities = { subscription: await world.provider(`/subscriptions/${id}`), payment: await world.provider(`/payments/${paymentId}`) };
  world.note('subscription.charged', entities as never);
}

async function renew(world: World, index: number, result: 'charged' | 'pending' | 'halted'): Promise<void> {
  const id = at(world.subscriptions, index);
  const known = id === undefined ? null : await world.provider(`/subscriptions/${id}`);
  // The provider charges only active plans, and not before their cycle ends.
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

/** A question paid by the plan or otherwise. */
async function ask(world: World, index: number): Promise<void> {
  const { jwt } = memberOf(world, index);
  const shop = shopOf(world, index);
  const bid = await addBirth(shop, jwt);
  const chat = { bid, astrologer: 'Oracle', device: 'web' };
  const { asst_id: id } = (await shop.post(apiPaths.startChat, chat, jwt)).json<{ asst_id?: string }>();
  if (id !== undefined) await shop.post(apiPaths.pushChat, { ...chat, asst_id: id, message: question }, jwt);
}

const act = async (world: World, index: number, action: 'ban' | 'unban') =>
  shopOf(world, index).post('/ops/moderation/actions', { action, target: memberOf(world, index).uid, reason: 'model' });

/** A part of the wallet is spent, so that a refund of its payment is a part as well. */
async function spend(world: World, index: number): Promise<void> {
  const { uid } = memberOf(world, index);
  const account = `${uid}:wallet_paise:available`;
  const { rows } = await world.first.db.execute<{ balance: number }>(`select balance::int from accounts where id = '${account}'`);
  const amount = Math.floor((Number(rows[0]?.balance ?? 0) * (1 + (index % 3))) / 4);
  if (amount === 0) return;
  await world.first.db.execute(
    `insert into accounts (id, unit, kind) values ('system:wallet_paise:spent', 'wallet_paise', 'spent') on conflict do nothing`,
  );
  const id = newId();
  await world.first.db.execute(
    `select * from post_transfers('{${id}}', '{spent:${id}}', '{used}', array[now()], '{${amount}}', '{${account}}', '{system:wallet_paise:spent}')`,
  );
}

const refundables = async (world: World) => (await world.first.db.execute<{ id: string }>('select id from payments order by id')).rows;

/** The implementation of each step; only the invariants check the answers. */
export const does: Record<Kind, (world: World, index: number) => Promise<unknown>> = {
  async refuseRefunds(world) {
    world.refusal.isOn = true;
  },
  async allowRefunds(world) {
    world.refusal.isOn = false;
  },
  async returnOtherwise(world, index) {
    const payment = at(await refundables(world), index);
    if (payment === undefined) return;
    await world.first.post('/operators/payments/returned', { payment_id: payment.id, reference: 'NEFT 1' });
  },
  async order(world, index) {
    const body = { astrologer: 'oracle', wallet: index % 5 === 4 ? 60 : 120 };
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
  /** A plan and its grace period end, and its owner buys again. */
  async buyAnother(world, index) {
    world.first.clock.advance(34 * day);
    await does.subscribe(world, index);
    await does.paySubscription(world, 0);
  },
  charge: async (world, index) => renew(world, index, 'charged'),
  fail: async (world, index) => renew(world, index, 'pending'),
  giveUp: async (world, index) => renew(world, index, 'halted'),
  /** A charge by an e-mandate, which the bank answers later; a further one is for the same cycle. */
  async present(world, index) {
    const id = at(world.subscriptions, index);
    const known = id === undefined ? null : await world.provider(`/subscriptions/${id}`);
    const isDue = known?.current_end === null || Number(known?.current_end) * 1000 <= world.first.clock().getTime();
    if (id !== undefined && isDue) await world.provider(`/local/subscriptions/${id}/present`, {});
  },
  async bankAnswers(world, index) {
    const { items } = await world.provider('/payments?count=1000');
    const waiting = (items as { id: string; status: string }[]).filter(({ status }) => status === 'created');
    const payment = at(waiting, index);
    if (payment === undefined) return;
    const answer = await world.provider(`/local/payments/${payment.id}/answer`, { status: index % 4 === 3 ? 'failed' : 'captured' });
    if (index % 4 < 2) world.note('subscription.charged', answer as never);
  },
  async endThere(world, index) {
    const id = at(world.subscriptions, index);
    if (id === undefined) return;
    await world.provider(`/subscriptions/${id}/cancel`, {});
    world.note('subscription.cancelled', { subscription: await world.provider(`/subscriptions/${id}`) } as never);
  },
  event: async (world, index) =>
    world.events.length > 0 && world.send(world.events.length - 1 - (index % Math.min(world.events.length, 6))),
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
  /** A refund of the dashboard that the bank has not confirmed. */
  async refundSlowly(world, index) {
    const payment = at(await refundables(world), index);
    if (payment === undefined) return;
    const { id } = await world.provider(`/payments/${payment.id}/refund`, { amount: [5000, 10_000, 13_452][index % 3] });
    if (id === undefined) return;
    world.note('refund.created', { refund: await world.provider(`/local/refunds/${String(id)}/status`, { status: 'pending' }) } as never);
  },
  spend,
  /** A refund of the provider fails at the bank. */
  async failThere(world, index) {
    const { rows } = await world.first.db.execute<{ id: string }>("select id from provider_refunds where kind = 'refund' order by id");
    const made = at(rows, index);
    if (made === undefined) return;
    const refund = await world.provider(`/local/refunds/${made.id}/fail`, {});
    if (refund.status === 'failed') world.note('refund.failed', { refund } as never);
  },
  async dispute(world, index) {
    const payment = at(await refundables(world), index);
    if (payment === undefined) return;
    const dispute = await world.provider(`/local/payments/${payment.id}/dispute`, { status: index % 2 === 0 ? 'lost' : 'won' });
    world.note(`payment.dispute.${String(dispute.status)}`, { dispute } as never);
  },
  async cancelNow(world, index) {
    const { jwt, mobile } = memberOf(world, index);
    const shop = shopOf(world, index);
    world.first.clock.advance(120);
    const { token } = (await world.first.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
    await shop.post(apiPaths.validateOtp, { mobile, otp: world.first.sms.codes.get(mobile), token, device: 'web' });
    await shop.get(apiPaths.cancelSubscription, jwt);
  },
  ask,
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
