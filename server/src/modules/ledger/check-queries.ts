import { sql, type SQL } from 'drizzle-orm';

/** A range of a table: its rows with an id after one and up to another. */
export interface Part {
  after: string;
  upTo: string;
}

interface PartCheck {
  /** The table whose rows are checked in ranges of `id`. */
  table: 'accounts' | 'transfers' | 'payment_orders' | 'payments' | 'refunds' | 'question_transfers';
  /** One row for each fault, as a sentence. */
  faults: (part: Part) => SQL;
}

export const maxFaults = 100;
const within = (id: string, { after, upTo }: Part) => sql`${sql.raw(id)} > ${after} and ${sql.raw(id)} <= ${upTo}`;

const wrongBalances = (
  accounts: SQL,
) => sql`select 'the account ' || a.id || ' has ' || a.balance || ', its postings ' || coalesce(sum(p.amount), 0) as fault
  from accounts a left join postings p on p.account_id = a.id where a.balance is not null and ${accounts}
  group by a.id having a.balance <> coalesce(sum(p.amount), 0) limit ${maxFaults}`;

const transferChecks: PartCheck[] = [
  {
    table: 'transfers',
    faults: (part) => sql`select 'the transfer ' || t.id || ' does not sum to zero' as fault
      from transfers t left join postings p on p.transfer_id = t.id where ${within('t.id', part)}
      group by t.id having count(p.account_id) <> 2 or sum(p.amount) <> 0 limit ${maxFaults}`,
  },
  {
    table: 'transfers',
    faults: (part) => sql`select 'the transfer ' || p.transfer_id || ' is between two units' as fault
      from postings p join accounts a on a.id = p.account_id where ${within('p.transfer_id', part)}
      group by p.transfer_id having count(distinct a.unit) > 1 limit ${maxFaults}`,
  },
];

/** Tables that refer to the ledger, with as many rows as there are payments, so all are checked each time. */
const commerceChecks: PartCheck[] = [
  {
    table: 'payment_orders',
    faults: (part) => sql`select 'the paid order ' || o.id || ' has no posting of its own' as fault from payment_orders o
      where ${within('o.id', part)} and o.state in ('paid', 'refunded') and not exists (select from payments m
        join transfers t on t.key = 'payment:' || m.id join postings p on p.transfer_id = t.id and p.amount = o.wallet_paise
        where m.order_id = o.id and m.credited) limit ${maxFaults}`,
  },
  {
    table: 'payments',
    faults: (part) => sql`select 'the payment ' || m.id || ' has neither receipt nor refund' as fault from payments m
      where ${within('m.id', part)} and ((m.credited and not exists (select from receipts r where r.payment_id = m.id))
         or (not m.credited and m.amount_paise > (select coalesce(sum(r.amount_paise), 0) from refunds r where r.of_payment = m.id and r.state <> 'replaced')
           + (select coalesce(sum(b.amount_paise), 0) from provider_refunds b
             where b.payment_id = m.id and b.refund_id is null and b.state <> 'failed'))) limit ${maxFaults}`,
  },
  {
    table: 'refunds',
    faults: (part) => sql`select 'the refund ' || r.id || ' of an invoice has no credit note' as fault from refunds r
      join receipts i on i.payment_id = r.of_payment where r.reason = 'operator' and ${within('r.id', part)}
      and not exists (select from credit_notes c where c.refund_id = r.id) limit ${maxFaults}`,
  },
  {
    table: 'refunds',
    faults: (part) => sql`select 'the refund ' || r.id || ' was replaced by nothing' as fault from refunds r
      where ${within('r.id', part)} and r.state = 'replaced'
      and not exists (select from provider_refunds b where b.payment_id = r.of_payment and b.refund_id is null and b.state <> 'failed')
      and not exists (select from refunds o where o.of_payment = r.of_payment and o.id <> r.id and o.state <> 'replaced') limit ${maxFaults}`,
  },
  {
    table: 'question_transfers',
    faults: (part) => sql`select 'the transfer of questions ' || q.id || ' has no posting' as fault from question_transfers q
      where ${within('q.id', part)} and not exists (select from transfers t where t.key = 'transfer:' || q.id) limit ${maxFaults}`,
  },
];

/** All rows. */
export const wholeChecks: PartCheck[] = [
  { table: 'accounts', faults: (part) => wrongBalances(within('a.id', part)) },
  {
    table: 'accounts',
    faults: (part) => sql`select 'the account ' || a.id || ' is below zero' as fault from accounts a
      where ${within('a.id', part)} and a.balance < 0 limit ${maxFaults}`,
  },
  {
    table: 'accounts',
    faults: (part) => sql`select 'the account ' || a.id || ' has questions of a plan without an open cycle' as fault from accounts a
      where ${within('a.id', part)} and a.unit = 'subscription_question' and a.kind = 'available' and a.balance > 0
      and not exists (select from subscription_cycles c where c.uid = a.owner and c.closed_at is null and c.questions >= a.balance) limit ${maxFaults}`,
  },
  ...transferChecks,
  ...commerceChecks,
];

/** Only new transfers and their accounts. */
export const newChecks: PartCheck[] = [
  ...transferChecks,
  {
    table: 'transfers',
    faults: (part) => wrongBalances(sql`a.id in (select account_id from postings where ${within('transfer_id', part)})`),
  },
];

export const eachTime = {
  parts: commerceChecks,
  /** Consecutive numbers of documents in each year. */
  all: ['receipts', 'credit notes'].map((name) => {
    const table = sql.identifier(name.replace(' ', '_'));
    return sql`select '${sql.raw(name)} of ' || year || ' are not consecutive' as fault from ${table} group by year
      having max(number) <> count(*) or min(number) <> 1 limit ${maxFaults}`;
  }),
};
