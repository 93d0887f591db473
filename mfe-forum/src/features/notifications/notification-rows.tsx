import styled from 'styled-components';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes, slugify, type NotificationsResponse } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { AppLink, Icon, VisuallyHidden } from '@oracle-astra/shared/ui';
import { useForumOpenNotificationMutation } from '../../api/notifications';

const Rows = styled.ul`
  border-top: 1px solid var(--control);
  li {
    border-bottom: 1px solid var(--rule);
  }
`;

const Row = styled(AppLink)<{ $isUnread: boolean }>`
  display: grid;
  grid-template-columns: var(--s-3) minmax(0, 1fr) auto;
  gap: var(--s-3);
  align-items: center;
  min-height: var(--s-16);
  padding: var(--s-3) var(--s-2);
  color: inherit;
  font-size: var(--t-s);
  line-height: var(--l-s);
  text-decoration: none;
  overflow-wrap: anywhere;
  background: ${({ $isUnread }) => ($isUnread ? 'var(--saffron-wash)' : 'none')};
  &:hover {
    background: var(--paper-sunk);
  }
  > svg {
    color: var(--ink-2);
  }
`;

const Dot = styled.span`
  display: block;
  width: var(--s-2);
  height: var(--s-2);
  border-radius: var(--r-round);
  background: var(--saffron-ink);
`;

type Notifications = Extract<NotificationsResponse, { status: 'success' }>['notifications'];

/** Notifications that link to their discussions; a dot marks unread ones. */
export function NotificationRows({ notifications }: { notifications: Notifications }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [open] = useForumOpenNotificationMutation();

  async function markSeen(did: string) {
    const { error } = await open(did);
    if (error !== undefined) dispatch(toastShown('bad', t('forum.notifications.openFailed')));
  }

  return (
    <Rows>
      {notifications.map(({ did, message, highlight }, index) => (
        <li key={`${did}-${index}`}>
          <Row to={siteRoutes.discussion(slugify(''), did)} $isUnread={highlight} onClick={() => void markSeen(did)}>
            <span>
              {highlight && (
                <>
                  <Dot aria-hidden="true" />
                  <VisuallyHidden>{t('forum.notifications.unread')} </VisuallyHidden>
                </>
              )}
            </span>
            <span lang={getTextLang(message)}>{message}</span>
            <Icon name="right" size={20} />
          </Row>
        </li>
      ))}
    </Rows>
  );
}
