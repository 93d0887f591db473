import styled from 'styled-components';

/** A box for a thing that can be taken as a whole: an astrologer, a plan, a quote. Never a box in a box. */
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
