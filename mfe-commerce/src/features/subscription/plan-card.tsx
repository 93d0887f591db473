import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@oracle-astra/shared/format';
import type { Plan } from '@oracle-astra/shared/contract';
import { CheckList, Tag } from '@oracle-astra/shared/components';
import { VisuallyHidden } from '@oracle-astra/shared/ui';
import { PlanBox, PlanHeader } from '../../components/plan-box.styles';
import { StruckPrice } from '../../components/struck-price.styles';
import { copy } from '../../copy';

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
  /** Content under the benefits. */
  children: ReactNode;
}

/** A plan with its monthly price, its former price and its benefits. */
export function PlanCard({ plan, children }: PlanCardProps) {
  const { name, price, old_price: oldPrice, featured, bullet_points: benefits } = plan;
  return (
    <PlanBox as="section" aria-label={name}>
      <PlanHeader>
        <h2>{name}</h2>
        {featured && <Tag tone="solid">{copy.mostPopular}</Tag>}
      </PlanHeader>
      <Price>
        {oldPrice !== undefined && oldPrice > price && (
          <StruckPrice className="small">
            <VisuallyHidden>instead of </VisuallyHidden>
            {formatRupees(oldPrice * 100)}
          </StruckPrice>
        )}
        <Big>{formatRupees(price * 100)}</Big>
        {price > 0 && <span className="small mute">per month</span>}
      </Price>
      <CheckList items={benefits} />
      {children}
    </PlanBox>
  );
}
