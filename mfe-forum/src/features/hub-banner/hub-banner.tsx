import { useId } from 'react';
import styled from 'styled-components';
import { HubConstellation } from '@oracle-astra/shared/art';
import { points, siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { ButtonLink, Container } from '@oracle-astra/shared/ui';

const Columns = styled(Container)`
  padding-block: var(--s-10) var(--s-6);
  ${media.m} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) min(22rem, 40%);
    gap: var(--s-8);
    align-items: center;
    padding-block: var(--s-12);
  }
`;

const Drawing = styled.div`
  margin-top: var(--s-6);
  color: var(--gold);
  opacity: 0.9;
`;

/** Fill of the landing page: a banner that links to the forum and states how points are earned. */
export function Component() {
  const t = useTranslations();
  const heading = useId();
  return (
    <section className="night" aria-labelledby={heading}>
      <Columns>
        <div className="stack">
          <h2 id={heading}>AstroHub</h2>
          <p className="lead mute read">{t('forum.hubBanner.lead')}</p>
          <p className="small">
            {t.rich('forum.hubBanner.points', {
              perQuestion: points.perQuestion,
              discussion: points.discussion,
              comment: points.comment,
              vote: points.vote,
              gold: (content) => <span className="gold">{content}</span>,
            })}
          </p>
          <div>
            <ButtonLink to={siteRoutes.forum({ page: '1' })}>{t('forum.hubBanner.open')}</ButtonLink>
          </div>
        </div>
        <Drawing aria-hidden="true">
          <HubConstellation />
        </Drawing>
      </Columns>
    </section>
  );
}
