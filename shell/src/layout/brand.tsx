import styled from 'styled-components';
import { Logo } from '@oracle-astra/shared/art';
import { site } from '@oracle-astra/shared/contract';
import { AppLink, VisuallyHidden } from '@oracle-astra/shared/ui';

const Home = styled(AppLink)`
  display: flex;
  align-items: center;
  min-height: var(--tap);
  text-decoration: none;
`;

/** The name of the site, and the way to its first page. */
export function Brand() {
  return (
    <Home to={site.home}>
      <Logo />
      <VisuallyHidden>, home</VisuallyHidden>
    </Home>
  );
}
