import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { loginRequested, useSharedDispatch } from '@oracle-astra/shared/session';
import { Button, Icon } from '@oracle-astra/shared/ui';
import { isCompact } from './header-breakpoints';
import { preloadLogin } from '../../login/load-login';

/* A phone shows only the icon, which leaves room for the link to the other language; the accessible name stays. */
const Compact = styled(Button)`
  svg {
    display: none;
  }
  ${isCompact} {
    && {
      min-width: var(--tap);
      padding-inline: 0;
      border-color: transparent;
      background: none;
    }
    svg {
      display: block;
    }
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** Opens the login modal; hover and focus preload its code. */
export function LogInButton() {
  const t = useTranslations();
  const dispatch = useSharedDispatch();
  return (
    <Compact small onClick={() => dispatch(loginRequested())} onPointerEnter={preloadLogin} onFocus={preloadLogin}>
      <Icon name="user" />
      <span>{t('shell.header.logIn')}</span>
    </Compact>
  );
}
