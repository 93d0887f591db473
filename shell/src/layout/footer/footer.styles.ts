import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';

export const FooterBox = styled.footer`
  padding-block: var(--s-12) var(--s-6);
  font-size: var(--t-s);
  line-height: var(--l-s);
  /* With large text the two names may be on two lines, but neither is broken. */
  svg + span {
    white-space: normal;
    b {
      white-space: nowrap;
    }
  }
  h2 {
    margin-bottom: var(--s-2);
    font: 600 var(--t-s) / var(--l-s) var(--sans);
  }
`;

/* Two columns below 1024 px, or one if the font size is too large for two. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr));
  gap: var(--s-8);
  > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
  && li > a,
  && h2 + a {
    display: inline-flex;
    align-items: center;
    min-width: var(--tap);
    min-height: var(--tap);
    color: var(--on-night-2);
    text-decoration: none;
  }
  && :is(li > a, h2 + a):hover {
    color: var(--on-night);
    text-decoration: underline;
  }
  ${media.l} {
    grid-template-columns: 1.6fr 1fr 1.2fr 1.2fr;
    > :is(:first-child, :last-child) {
      grid-column: auto;
    }
    && li > a,
    && h2 + a {
      min-height: calc(var(--s-8) + var(--s-1));
    }
  }
`;

export const Badge = styled.p`
  margin-top: var(--s-4);
`;

export const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--s-5);
  margin-top: var(--s-8);
  padding-top: var(--s-3);
  border-top: 1px solid var(--night-rule);
  && a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    color: var(--on-night-2);
    text-decoration: none;
  }
  && a:hover {
    color: var(--on-night);
    text-decoration: underline;
  }
`;
