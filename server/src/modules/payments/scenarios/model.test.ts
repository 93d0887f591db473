import fc from 'fast-check';
import { histories } from '../../../testing/money/money-histories';
import { checkReads, statusOf } from '../../../testing/money/money-reads';
import { does, join, step } from '../../../testing/money/money-steps';
import { openWorld, type World } from '../../../testing/money/money-world';
import { createLedgerCheck } from '../../ledger/check';

const minutes = Number(process.env.MODEL_MINUTES ?? 0);
const runs = minutes > 0 ? 1_000_000 : Number(process.env.MODEL_RUNS ?? 3);
const seed = process.env.MODEL_SEED === undefined ? undefined : Number(process.env.MODEL_SEED);

/**
 * Invariants after each step: the ledger is balanced, nothing is credited to a deleted or banned account, one payment is open,
 * and a person sees the booked values.
 */
async function checkStep(world: World): Promise<void> {
  expect((await createLedgerCheck(world.first).run()).faults).toEqual([]);
  const { rows } = await world.first.db.execute<{ open: string }>(`select c.uid as open from subscription_cycles c
    where c.closed_at is null and c.subscription_id <> (select s.id from subscriptions s where s.uid = c.uid order by s.created_at desc, s.id desc limit 1)`);
  expect(rows).toEqual([]);
  const { rows: lost } = await world.first.db.execute(`select p.id from payments p join users u on u.uid = p.uid
    where p.credited and (p.created_at > u.deleted_at or p.created_at > u.banned_at)`);
  expect(lost).toEqual([]);
  const { rows: several } = await world.first.db.execute(`select uid from payment_orders
    where state in ('created', 'attempted') and created_at > '${world.first.clock().toISOString()}'::timestamptz - interval '1 day'
    group by uid having count(*) > 1`);
  expect(several).toEqual([]);
  await checkReads(world);
}

/** The part of each credited payment that was taken back equals the refunded share, except for rounding. */
async function checkTaken(world: World): Promise<void> {
  const { rows } = await world.first.db.execute<{
    id: string;
    paid: string;
    given: string;
    disputed: string;
    taken: string;
    noted: string;
    otherwise: string;
  }>(`
    select p.id, p.amount_paise as paid, coalesce(o.wallet_paise, c.questions)::text as given,
      coalesce((select sum(b.amount_paise) from provider_refunds b where b.payment_id = p.id and b.kind = 'dispute'), 0)::text as disputed,
      coalesce((select sum(s.amount) from transfers t join postings s on s.transfer_id = t.id and s.amount > 0
        where t.key = 'refund:' || p.id or t.key in (select 'returned:' || b.id || w from provider_refunds b, unnest(array['', ':written-off']) w
          where b.payment_id = p.id)), 0)::text as taken,
      coalesce((select sum((n.document ->> 'amount')::int) from credit_notes n join receipts r on r.id = n.receipt_id where r.payment_id = p.id), 0)::text as noted,
      coalesce((select sum(r.amount_paise) from refunds r where r.of_payment = p.id and r.returned_by is not null), 0)::text as otherwise
    from payments p left join payment_orders o on o.id = p.order_id left join subscription_cycles c on c.payment_id = p.id where p.credited`);
  for (const { id, paid, given, disputed, taken, noted, otherwise } of rows) {
    const { amount_refunded: refunded } = await world.provider(`/payments/${id}`);
    const returned = Math.min(Number(paid), Number(refunded) + Number(disputed) + Number(otherwise));
    const expected = (Number(given) * returned) / Number(paid);
    expect({ id, ok: Math.abs(Number(taken) - expected) < 4, taken, expected }).toMatchObject({ ok: true });
    expect(Number(noted)).toBeLessThanOrEqual(Number(paid));
  }
}

const statesOf = async (world: World, id: string) =>
  (await world.first.db.execute(`select state from subscription_orders where id = '${id}'`)).rows;

interface Paid {
  id: string;
  subscription_id: string | null;
  amount: number;
  amount_refunded: number;
  status: string;
}

/** Invariants after reconciling: all money is credited or refunded, and only the displayed plan can be charged. */
async function checkQuiet(world: World): Promise<void> {
  world.faults.length = 0;
  world.refusal.isOn = false;
  const reconcile = async () => {
    for (let round = 0; round < 3; round += 1) {
      // Longer than the pause before a failed refund is tried again.
      world.first.clock.advance(120);
      expect((await world.first.post('/operators/payments/reconcile')).statusCode).toBe(200);
    }
  };
  await reconcile();
  // The bank confirms what it has not rejected.
  const { rows: pending } = await world.first.db.execute<{ id: string }>("select id from provider_refunds where state = 'pending'");
  for (const { id } of pending) await world.provider(`/local/refunds/${id}/status`, { status: 'processed' });
  // A completed refund stays completed in the provider's answers; its later failure is only reported by an event.
  for (const [index, { event }] of world.events.entries()) if (event === 'refund.failed') await world.send(index);
  // An operator sends a refund again that failed at the bank.
  const { rows: failed } = await world.first.db.execute<{ id: string }>("select of_payment as id from refunds where state = 'failed'");
  for (const { id } of failed) await world.first.post('/operators/payments/refund', { payment_id: id });
  await reconcile();
  await checkStep(world);
  await checkTaken(world);
  const charged: { id: string; amount: number; refunded: number; of: string }[] = [];
  for (const id of world.orders)
    for (const payment of (await world.provider(`/orders/${id}/payments`)).items as Paid[])
      if (payment.status !== 'authorized')
        charged.push({ id: payment.id, amount: payment.amount, refunded: payment.amount_refunded, of: id });
  const all = (await world.provider('/payments?count=1000')).items as Paid[];
  for (const id of world.subscriptions)
    for (const payment of all.filter((each) => each.subscription_id === id && (each.status === 'captured' || each.status === 'refunded')))
      charged.push({ id: payment.id, amount: payment.amount, refunded: payment.amount_refunded, of: id });
  const { rows } = await world.first.db.execute<{ id: string }>('select id from payments where credited');
  const credited = new Set(rows.map(({ id }) => id));
  // The bank refunded the amount of a lost dispute.
  const lost = new Set(
    world.events.flatMap(({ event, entities }) =>
      event === 'payment.dispute.lost' ? [(entities.dispute as { payment_id?: string }).payment_id] : [],
    ),
  );
  const { rows: otherwise } = await world.first.db.execute<{ id: string; amount: number }>(
    'select of_payment as id, sum(amount_paise)::int as amount from refunds where returned_by is not null group by 1',
  );
  for (const payment of charged) {
    const by = otherwise.find(({ id }) => id === payment.id)?.amount ?? 0;
    if (!credited.has(payment.id) && !lost.has(payment.id)) expect(payment).toEqual({ ...payment, refunded: payment.amount - by });
  }

  const shown = new Set<string>();
  for (const member of world.members) {
    const { subscription_id: id, status } = await statusOf(world, member);
    if (id !== null && status !== 'cancelled') shown.add(id);
  }
  for (const id of world.subscriptions) {
    const { status } = await world.provider(`/subscriptions/${id}`);
    if (['active', 'pending', 'halted'].includes(String(status))) expect([...shown]).toContain(id);
    if (status === 'authenticated') expect(await statesOf(world, id)).toEqual([{ state: 'created' }]);
  }
}

it(
  'the invariants of money hold for random actions of two processes, a provider and several people',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
        // A busy machine may not provide a connection in time.
        const world = await openWorld().catch(openWorld);
        try {
          world.members.push(await join(world), await join(world));
          for (const { kind, n: index } of steps) {
            // Each step has a separate instant, by which the books tell which cycle paid for a question.
            world.first.clock.advance(1);
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
        numRuns: histories.length + runs,
        examples: histories,
        ...(seed !== undefined && { seed }),
        ...(minutes > 0 && { interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: false }),
        endOnFailure: process.env.MODEL_SHRINK === undefined,
      },
    );
  },
  Math.max(600_000, (minutes + 5) * 60_000),
);
