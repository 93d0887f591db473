import styled, { css } from 'styled-components';
import { SignSmall } from '@oracle-astra/shared/art';
import { signs, siteRoutes, type HoroscopeTime, type Sign } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { signLabels } from '@oracle-astra/shared/terms';
import { media } from '@oracle-astra/shared/theme';
import { AppLink } from '@oracle-astra/shared/ui';

const narrow = css`
  ${media.m} {
    grid-template-columns: repeat(6, 1fr);
  }
  ${media.l} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Grid = styled.nav`
  display: grid;
  /* Four columns, or fewer with large text. */
  grid-template-columns: repeat(auto-fill, minmax(max(25%, 4.5rem), 1fr));
  border-top: 1px solid var(--rule);
  border-left: 1px solid var(--rule);
  ${narrow}
  a {
    display: grid;
    justify-items: center;
    gap: var(--s-1);
    min-width: 0;
    padding: var(--s-3) var(--s-1);
    border-right: 1px solid var(--rule);
    border-bottom: 1px solid var(--rule);
    text-decoration: none;
    color: var(--ink);
    font-size: var(--t-xs);
    line-height: var(--l-xs);
    text-align: center;
  }
  a:hover {
    background: var(--paper-sunk);
  }
  a[aria-current] {
    background: var(--solid);
    color: var(--on-solid);
  }
`;

interface SignGridProps {
  label: string;
  when: HoroscopeTime;
  current?: Sign;
}

/** Links to the horoscopes of all twelve signs for the same time. */
export function SignGrid({ label, when, current }: SignGridProps) {
  const t = useTranslations();
  return (
    <Grid aria-label={label}>
      {signs.map((sign) => (
        <AppLink key={sign} to={siteRoutes.horoscope(sign, when)} aria-current={sign === current ? 'page' : undefined}>
          <SignSmall sign={sign} />
          {t(signLabels[sign])}
        </AppLink>
      ))}
    </Grid>
  );
}
