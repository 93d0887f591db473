import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatError } from '@oracle-astra/shared/api';
import { siteRoutes, type KeptData } from '@oracle-astra/shared/contract';
import { LinkRows } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ErrorState, Loading, SkeletonText, StateArt } from '@oracle-astra/shared/ui';
import { useForumGetPrivacyQuery } from '../../api/privacy';
import { Part } from '../../components/part';
import { ConsentRow } from './consent-row';

const Rows = styled.ul`
  border-top: 1px solid var(--control);
`;

const KeptRow = styled.li`
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--rule);
  overflow-wrap: anywhere;
`;

/** The person's consents, how long data is kept, and how to exercise rights; `children` are further ways. */
export function PrivacyOverview({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const { data, error, isFetching, refetch } = useForumGetPrivacyQuery();
  if (data !== undefined)
    return (
      <div className="stack-6">
        <Part title={t('forum.privacy.consents')}>
          <Rows>
            {data.consents.map((consent) => (
              <ConsentRow key={consent.item} consent={consent} />
            ))}
          </Rows>
        </Part>
        <Rights />
        {children}
        <Part title={t('forum.privacy.kept')}>
          <Rows>
            {data.kept.map((row) => (
              <Kept key={row.title} row={row} />
            ))}
          </Rows>
        </Part>
      </div>
    );
  if (error !== undefined)
    return (
      <ErrorState
        art={<StateArt kind="error" />}
        title={formatError(error, t, t('forum.privacy.failed'))}
        message={t('forum.privacy.unchanged')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Loading label={t('forum.privacy.loading')}>
      <SkeletonText lines={8} />
    </Loading>
  );
}

function Kept({ row: { title, kept, after_account: after } }: { row: KeptData }) {
  const t = useTranslations();
  return (
    <KeptRow>
      <b className="small">{title}</b>
      <dl className="tiny">
        <dt className="mute">{t('forum.privacy.keptWhile')}</dt>
        <dd>{kept}</dd>
        <dt className="mute">{t('forum.privacy.keptAfter')}</dt>
        <dd>{after}</dd>
      </dl>
    </KeptRow>
  );
}

function Rights() {
  const t = useTranslations();
  return (
    <Part title={t('forum.privacy.rights')}>
      <p className="small">{t('forum.privacy.rightsText')}</p>
      <LinkRows
        links={[
          { to: siteRoutes.createKundli(), label: t('forum.privacy.correct'), note: t('forum.privacy.correctWhere') },
          { to: siteRoutes.deleteAccount, label: t('forum.privacy.copy'), note: t('forum.privacy.copyWhere') },
          { to: siteRoutes.contactUs, label: t('forum.privacy.officer'), note: t('forum.privacy.officerWhere') },
        ]}
      />
    </Part>
  );
}
