import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { refunds } from '../../../db/schema';
import type { Payment } from '../payment-repository';
import { createRefundRepository, type Refund } from './refund-repository';

type Owing = Pick<Payment, 'id' | 'amountPaise' | 'credited'>;

/** The owed and the returned amounts of a payment, in paise. */
interface Owed {
  /** The amount owed to the person: that for which credit was taken back, or all of an uncredited payment. */
  owed: number;
  /** The GST of the credit that was taken. */
  gst: number;
  /** The credit that was taken: paise of the wallet, or questions. */
  units: number;
  /** Refunds of this site, sent or not, and booked ones of the provider, without those that failed. */
  returned: number;
  /** Refunds of the provider that are not booked yet; booking them takes the credit back. */
  unbooked: number;
  /** The amount that the provider has refunded or is refunding, which cannot be refunded again. */
  gone: number;
}

/** The owed amounts of a payment. A failed or replaced refund of this site has taken credit back but returned nothing. */
export async function readOwed(tx: Database, { id, amountPaise, credited }: Owing, except = ''): Promise<Owed> {
  const foreign = sql`from provider_refunds where payment_id = ${id} and refund_id is null and id <> ${except}`;
  const own = sql`from refunds where of_payment = ${id}`;
  const { rows } = await tx.execute<Record<keyof Owed, string>>(sql`select
    coalesce((select sum(coalesce(wanted_paise, amount_paise)) ${own} and reason = 'operator'), 0)
      + coalesce((select sum(amount_paise - absorbed_paise) ${foreign} and booked_at is not null), 0) as owed,
    coalesce((select sum(coalesce(wanted_gst_paise, gst_paise)) ${own} and reason = 'operator'), 0)
      + coalesce((select sum(gst_paise) ${foreign} and booked_at is not null), 0) as gst,
    coalesce((select sum(p.amount) from transfers t join postings p on p.transfer_id = t.id where t.key = 'refund:' || ${id}::text and p.amount > 0), 0)
      + coalesce((select sum(taken + written_off) ${foreign}), 0) as units,
    coalesce((select sum(amount_paise) ${own} and state in ('requested', 'sent', 'processed')), 0)
      + coalesce((select sum(amount_paise) ${foreign} and booked_at is not null and state <> 'failed'), 0) as returned,
    coalesce((select sum(amount_paise) ${foreign} and booked_at is null and state <> 'failed'), 0) as unbooked,
    coalesce((select sum(amount_paise) ${own} and state in ('sent', 'processed')), 0)
      + coalesce((select sum(amount_paise) ${foreign} and state <> 'failed'), 0) as gone`);
  const { owed = '0', gst, units, returned, unbooked, gone } = rows[0] ?? {};
  return {
    owed: credited ? Math.min(amountPaise, Number(owed)) : amountPaise,
    gst: Number(gst),
    units: Number(units),
    returned: Number(returned),
    unbooked: credited ? Number(unbooked) : 0,
    gone: Number(gone),
  };
}

/** The unsent refunds in order of creation, each with its share of `left`. */
function share(unsent: readonly Refund[], left: number) {
  let rest = Math.max(0, left);
  const shares = unsent.map((refund) => {
    const requested = refund.wantedPaise ?? refund.amountPaise;
    const amount = Math.min(requested, rest);
    rest -= amount;
    return { refund, wanted: requested, amount };
  });
  return { shares, rest };
}

/**
 * Divides the owed amount of a payment among the unsent refunds of this site, whatever their amounts were before: a refund without
 * a share is `replaced`, and requested again when more is owed. Returns the paise that no refund covers. The payment must be
 * locked.
 */
export async function divideOwed(tx: Database, payment: Owing): Promise<number> {
  const { owed, unbooked, gone } = await readOwed(tx, payment);
  const all = await createRefundRepository(tx).ofPayment(payment.id);
  const unsent = all.filter(({ state }) => state === 'requested' || state === 'replaced' || state === 'failed');
  const { shares, rest } = share(unsent, Math.min(payment.amountPaise, owed + unbooked) - gone);
  for (const { refund, wanted, amount } of shares) {
    const { id, amountPaise, state, gstPaise, wantedGstPaise } = refund;
    const wantedGst = wantedGstPaise ?? gstPaise;
    const shortened = { wantedPaise: wanted, wantedGstPaise: wantedGst };
    const resetToUnsent = { providerId: null, sentAt: null, claimedAt: null, refusedAt: null, refusal: null };
    const values = {
      ...(amount > 0 &&
        amount !== amountPaise && { amountPaise: amount, gstPaise: Math.floor((wantedGst * amount) / wanted), ...shortened }),
      ...(amount === 0 && state !== 'replaced' && { state: 'replaced' as const, ...resetToUnsent }),
      ...(amount > 0 && state === 'replaced' && { state: 'requested' as const, ...resetToUnsent }),
    };
    if (Object.keys(values).length > 0) await tx.update(refunds).set(values).where(eq(refunds.id, id));
  }
  return rest;
}
