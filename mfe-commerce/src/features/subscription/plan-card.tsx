import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@oracle-astra/shared/format';
import type { Plan } from '@oracle-astra/shared/contract';
import { CheckList, Tag } from '@oracle-astra/shared/components';
import { VisuallyHidden } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { PlanBox, PlanHead } from '../../parts/plan-look';
import { Struck } from '../../parts/struck';

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
  /** Stands under the benefits. */
  children: ReactNode;
}

/** A plan: its price a month, the one that it replaces, and what is in it. */
export function PlanCard({ plan, children }: PlanCardProps) {
  const { name, price, old_price: oldPrice, featured, bullet_points: benefits } = plan;
  return (
    <PlanBox as="section" aria-label={name}>
      <PlanHead>
        <h2>{name}</h2>
        {featured && <Tag tone="solid">{copy.mostPopular}</Tag>}
      </PlanHead>
      <Price>
        {oldPrice !== undefined && oldPrice > price && (
          <Struck className="small">
            <VisuallyHidden>instead of </VisuallyHidden>
            {formatRupees(oldPrice * 100)}
          </Struck>
        )}
        <Big>{formatRupees(price * 100)}</Big>
        {price > 0 && <span className="small mute">per month</span>}
      </Price>
      <CheckList items={benefits} />
      {children}
    </PlanBox>
  );
}
