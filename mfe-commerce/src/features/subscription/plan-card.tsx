import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@oracle-astra/shared/format';
import type { Plan } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { CheckList, Tag } from '@oracle-astra/shared/components';
import { FormerPrice } from '../../components/former-price';
import { PlanBox, PlanHeader } from '../../components/plan-box.styles';

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--s-2);
`;

const Big = styled.span`
  font: 500 var(--t-xxl) / var(--l-xxl) var(--serif);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.015em;
`;

interface PlanCardProps {
  plan: Pick<Plan, 'name' | 'price' | 'bullet_points'> & Partial<Pick<Plan, 'old_price' | 'featured'>>;
  /** Content below the benefits. */
  children: ReactNode;
}

/** A plan with its monthly price, its former price and its benefits. */
export function PlanCard({ plan, children }: PlanCardProps) {
  const t = useTranslations();
  const { name, price, old_price: oldPrice, featured, bullet_points: benefits } = plan;
  return (
    <PlanBox as="section" aria-label={name}>
      <PlanHeader>
        <h2>{name}</h2>
        {featured && <Tag tone="solid">{t('commerce.plans.mostPopular')}</Tag>}
      </PlanHeader>
      <Price>
        {oldPrice !== undefined && oldPrice > price && <FormerPrice className="small" paise={oldPrice * 100} />}
        <Big>{formatRupees(price * 100)}</Big>
        {price > 0 && <span className="small mute">{t('commerce.price.perMonth')}</span>}
      </Price>
      <CheckList items={benefits} />
      {children}
    </PlanBox>
  );
}
