import styled from 'styled-components';
import { Logo } from '@oracle-astra/shared/art';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink, VisuallyHidden } from '@oracle-astra/shared/ui';
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

/** The logo, linked to the home page. */
export function Brand() {
  const t = useTranslations();
  return (
    <Home to={siteRoutes.home}>
      <Logo />
      <VisuallyHidden>{t('shell.header.home')}</VisuallyHidden>
    </Home>
  );
}
