import styled from 'styled-components';
import type { Pack } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink, Icon } from '@oracle-astra/shared/ui';
import { FormerPrice } from '../../components/former-price';
import { applyDiscount, type WheelDiscount } from './discount';
import { getPaymentUrl } from './payment-url';

const Rows = styled.ul`
  li + li {
    border-top: 1px solid var(--rule);
  }
`;

const PackLink = styled(AppLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto var(--s-5);
  gap: var(--s-3);
  align-items: center;
  min-height: var(--s-16);
  padding-block: var(--s-3);
  text-decoration: none;
  && {
    color: inherit;
  }
  &:hover b {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

const Price = styled.span`
  text-align: right;
  font-variant-numeric: tabular-nums;
  b {
    font: 500 var(--t-l) / var(--l-l) var(--serif);
    letter-spacing: 0.015em;
  }
`;

const Lines = styled.span`
  display: grid;
`;

/** The packs of an astrologer with their prices, each linked to its payment page. */
export function PackRows({ packs, discount }: { packs: readonly Pack[]; discount: WheelDiscount }) {
  return (
    <Rows>
      {packs.map((pack) => (
        <li key={pack.text}>
          <PackRow pack={pack} discount={discount} />
        </li>
      ))}
    </Rows>
  );
}

function PackRow({ pack, discount }: { pack: Pack; discount: WheelDiscount }) {
  const t = useTranslations();
  const { originalPrice, discountPrice, text, link } = pack;
  const price = applyDiscount(discountPrice, discount.percent);
  const questions = Number.parseInt(text, 10);
  return (
    // Reloads the document, because only documents of the payment page allow the provider's script.
    <PackLink reloadDocument to={getPaymentUrl(link, price, discount.coupon)}>
      <Lines>
        <b>{text}</b>
        {questions > 0 && (
          <span className="tiny mute">
            {t('commerce.recharges.perQuestion', { price: formatRupees(Math.round((price * 100) / questions)) })}
          </span>
        )}
      </Lines>
      <Price>
        {price < originalPrice && <FormerPrice className="tiny" paise={originalPrice * 100} />} <b>{formatRupees(price * 100)}</b>
      </Price>
      <Icon name="right" size={20} />
    </PackLink>
  );
}
