import { useEffect, useRef } from 'react';
import { questionPricePaise, siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink, Callout, DescriptionList } from '@oracle-astra/shared/ui';
import type { RechargeStatus } from '../../api/orders';
import { useAcknowledge } from '../../components/use-acknowledge';

const formatPaise = (paise: number) => formatRupees(paise, { paise: true });

/** What was charged and what was added, with a link to ask a question. */
export function PaidOrder({ order, astrologer }: { order: RechargeStatus; astrologer: Astrologer | null }) {
  const t = useTranslations();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useAcknowledge(order.order_id);
  const { wallet, amount, balance, receipt_id: receiptId } = order;
  const count = Math.floor((wallet * 100) / questionPricePaise);
  return (
    <div className="stack-6">
      <Callout tone="good" role="status">
        <h2 ref={heading} tabIndex={-1} className="small">
          {t('commerce.payment.paid', { wallet: formatRupees(wallet * 100) })}
        </h2>
        <p>{t('commerce.payment.paidText', { count, price: formatRupees(questionPricePaise) })}</p>
      </Callout>
      <DescriptionList
        rows={[
          { term: t('commerce.payment.charged'), value: formatPaise(amount) },
          { term: t('commerce.balance.wallet'), value: formatPaise(Math.round(balance * 100)), isTotal: true },
        ]}
      />
      <div className="row">
        <ButtonLink variant="primary" wide to={siteRoutes.createKundli(astrologer ? { type: astrologer } : {})}>
          {astrologer ? t('commerce.payment.ask', { astrologer }) : t('commerce.payment.askNow')}
        </ButtonLink>
        {receiptId !== null && (
          <ButtonLink wide to={`${siteRoutes.balance}?receipt=${encodeURIComponent(receiptId)}`}>
            {t('commerce.payment.receipt')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
