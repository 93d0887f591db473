import styled from 'styled-components';

/** A box for one self-contained item: an astrologer, a plan, a quote. Panels must not be nested. */
export const Panel = styled.div`
  background: var(--paper-raised);
  border: 1px solid var(--rule);
  border-radius: var(--r-m);
  h2,
  h3 {
    font-size: var(--t-l);
    line-height: var(--l-l);
  }
`;
