import styled from 'styled-components';
import { useAppDispatch } from '@oracle-astra/shared/api';
import type { Notification } from '@oracle-astra/shared/contract';
import { formatRelative, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useNow } from '@oracle-astra/shared/session';
import { AppLink, Icon, VisuallyHidden } from '@oracle-astra/shared/ui';
import { useForumOpenNotificationMutation } from '../../api/notifications';
import { getNotificationAddress } from './notification-address';

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
  time {
    display: block;
  }
`;

const Dot = styled.span`
  display: block;
  width: var(--s-2);
  height: var(--s-2);
  border-radius: var(--r-round);
  background: var(--saffron-ink);
`;

/** Notifications that link to their discussions; a dot marks unread ones. */
export function NotificationRows({ notifications }: { notifications: readonly Notification[] }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const now = useNow();
  const [open] = useForumOpenNotificationMutation();

  async function markSeen({ did, nid }: Notification) {
    if (did === null && nid === undefined) return;
    const { error } = await open(did === null ? { nid: nid ?? '' } : { did });
    if (error !== undefined) dispatch(toastShown('bad', t('forum.notifications.openFailed')));
  }

  return (
    <Rows>
      {notifications.map((notification, index) => {
        const { nid, did, message, highlight, created_at: at } = notification;
        return (
          <li key={nid ?? `${did ?? ''}-${index}`}>
            <Row to={getNotificationAddress(notification)} $isUnread={highlight} onClick={() => void markSeen(notification)}>
              <span>
                {highlight && (
                  <>
                    <Dot aria-hidden="true" />
                    <VisuallyHidden>{t('forum.notifications.unread')} </VisuallyHidden>
                  </>
                )}
              </span>
              <span>
                <span lang={getTextLang(message)}>{message}</span>
                {at !== undefined && (
                  <time className="tiny mute" dateTime={at}>
                    {formatRelative(at, now, t)}
                  </time>
                )}
              </span>
              <Icon name="right" size={20} />
            </Row>
          </li>
        );
      })}
    </Rows>
  );
}
