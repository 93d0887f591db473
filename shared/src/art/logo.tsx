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
  /* The width of the name in its own font, so that the fallback font causes no layout shift. */
  b {
    display: inline-block;
    width: 2.8em;
    font-weight: inherit;
  }
`;

/** The logo with the name beside it, as in the header. The link around it has its own accessible name. */
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
