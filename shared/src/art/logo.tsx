import styled from 'styled-components';
import { LogoMark } from './logo-mark';

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  font: 500 var(--t-l) / var(--l-l) var(--serif);
  white-space: nowrap;
  svg {
    width: 1.75rem;
    height: 1.75rem;
    color: var(--link);
  }
  .night & svg,
  .night & i {
    color: var(--gold);
  }
  i {
    font-style: normal;
  }
  /* As wide as in its own letters, so that what stands in for them moves nothing. */
  b {
    display: inline-block;
    width: 2.8em;
    font-weight: inherit;
  }
`;

/** The mark with the name beside it, as in the header; the link around it says where it leads. */
export function Logo() {
  return (
    <Box>
      <LogoMark />
      <span>
        <b>Oracle</b> <i>&amp;</i> Astra
      </span>
    </Box>
  );
}
