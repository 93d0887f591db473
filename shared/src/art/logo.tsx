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
`;

/** The mark with the name beside it, as in the header; the link around it says where it leads. */
export function Logo() {
  return (
    <Box>
      <LogoMark />
      <span>
        Oracle <i>&amp;</i> Astra
      </span>
    </Box>
  );
}
