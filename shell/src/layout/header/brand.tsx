import styled from 'styled-components';
import { Logo } from '@oracle-astra/shared/art';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink, useSiteDetails, VisuallyHidden } from '@oracle-astra/shared/ui';
import { isNarrow } from './header-breakpoints';

const Home = styled(AppLink)`
  display: flex;
  align-items: center;
  min-height: var(--tap);
  text-decoration: none;
  ${isNarrow} {
    svg + span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/* As high as the logo, and shortened where the header has no room for it. */
const Name = styled.span`
  max-width: min(16rem, 45vw);
  overflow: hidden;
  font: 500 var(--t-l) / var(--l-l) var(--serif);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The logo, or the name of a site of its own, linked to the home page. */
export function Brand() {
  const t = useTranslations();
  const { frame } = useSiteDetails();
  return (
    <Home to={siteRoutes.home}>
      {frame === undefined ? <Logo /> : <Name>{frame.name}</Name>}
      <VisuallyHidden>{t('shell.header.home')}</VisuallyHidden>
    </Home>
  );
}
