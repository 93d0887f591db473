import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink, Icon } from '@oracle-astra/shared/ui';
import { paginationRange } from './pagination-range';

const Box = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1);
  align-items: center;
  font-size: var(--t-s);
  line-height: 1;
  font-variant-numeric: tabular-nums;
  && :is(a, span) {
    display: grid;
    place-items: center;
    min-width: var(--tap);
    min-height: var(--tap);
    border-radius: var(--r-m);
    text-decoration: none;
    color: var(--ink);
  }
  && a:hover {
    background: var(--paper-sunk);
  }
  && [aria-current] {
    background: var(--solid);
    color: var(--on-solid);
    font-weight: 600;
  }
  && span {
    min-width: var(--s-6);
    color: var(--ink-2);
  }
  && .end {
    min-width: var(--tap);
    color: var(--control);
  }
  @media (max-width: 479px) {
    gap: 0;
    justify-content: space-between;
    && .spare {
      display: none;
    }
  }
`;

interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  href: (page: number) => string;
  label?: string;
}

/** Links to the pages of a list, with arrows. Renders nothing for a single page. */
export function Pagination({ page, pageCount, href, label }: PaginationProps) {
  const t = useTranslations();
  if (pageCount < 2) return null;
  const steps = paginationRange(page, pageCount);
  const narrow = steps.includes('gap');
  return (
    <Box aria-label={label ?? t('shared.pagination.label')}>
      <Arrow to={page > 1 ? href(Math.min(page - 1, pageCount)) : undefined} label={t('shared.pagination.previous')} icon="left" />
      {steps.map((step, index) =>
        step === 'gap' ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <AppLink
            key={step}
            to={href(step)}
            aria-label={t('shared.pagination.page', { page: step })}
            aria-current={step === page ? 'page' : undefined}
            className={narrow && isSpare(step, page, pageCount) ? 'spare' : undefined}
          >
            {step}
          </AppLink>
        ),
      )}
      <Arrow to={page < pageCount ? href(page + 1) : undefined} label={t('shared.pagination.next')} icon="right" />
    </Box>
  );
}

// On a narrow phone the neighbours of the current page are hidden, unless they are next to an end.
function isSpare(step: number, page: number, pageCount: number) {
  return Math.abs(step - page) === 1 && step > 2 && step < pageCount - 1;
}

function Arrow({ to, label, icon }: { to?: string; label: string; icon: 'left' | 'right' }) {
  if (to === undefined) {
    return (
      <span className="end" aria-hidden="true">
        <Icon name={icon} size={20} />
      </span>
    );
  }
  return (
    <AppLink to={to} aria-label={label}>
      <Icon name={icon} size={20} />
    </AppLink>
  );
}
