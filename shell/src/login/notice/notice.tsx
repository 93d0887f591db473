import { useState } from 'react';
import styled from 'styled-components';
import { Disclosure } from '@oracle-astra/shared/components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink } from '@oracle-astra/shared/ui';
import { wasNoticeSeen } from './notice-seen';
import { noticeItems } from './notice-items';

const Items = styled.ul`
  display: grid;
  gap: var(--s-2);
`;

/**
 * Lists which data the site uses for which service, separately from the terms. Expanded in a browser in which nobody has agreed to
 * this text yet, because the server does not say before the code whether a number is new.
 */
export function Notice() {
  const t = useTranslations();
  const [isNew] = useState(() => !wasNoticeSeen());
  const items = (
    <Items className="small">
      {noticeItems.map(([name, use]) => (
        <li key={name}>
          <b>{t(name)}</b>: {t(use)}
        </li>
      ))}
    </Items>
  );
  const rights = (
    <p className="tiny mute">
      {t.rich('shell.notice.rights', {
        link: (content) => (
          <AppLink to={siteRoutes.privacyPolicy} target="_blank" rel="noopener">
            {content}
          </AppLink>
        ),
      })}
    </p>
  );
  if (!isNew)
    return (
      <Disclosure summary={t('shell.notice.title')}>
        {items}
        {rights}
      </Disclosure>
    );
  return (
    <section className="stack-2" aria-label={t('shell.notice.title')}>
      <b className="small">{t('shell.notice.title')}</b>
      {items}
      {rights}
    </section>
  );
}
