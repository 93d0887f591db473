import styled from 'styled-components';
import { localeNames, localizePath, points, siteRoutes } from '@oracle-astra/shared/contract';
import { useLocale, useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader, Prose } from '@oracle-astra/shared/components';
import { media } from '@oracle-astra/shared/theme';
import { ButtonAnchor, ButtonLink, Container, PageMeta } from '@oracle-astra/shared/ui';
import { PointsRules } from './points-rules';

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  padding-bottom: var(--s-12);
  .go {
    justify-self: start;
    padding-top: var(--s-4);
  }
  ${media.l} {
    grid-template-columns: minmax(0, var(--read)) minmax(0, 1fr);
    column-gap: var(--s-16);
  }
`;

/** Explains how points are earned and redeemed, in the language of the page. */
export function Explainer() {
  const t = useTranslations();
  return (
    <>
      <PageMeta
        title={t('forum.learnMore.title')}
        description={t('forum.learnMore.description', { points: points.perQuestion })}
        canonical={siteRoutes.forumLearnMore}
      />
      <PageHeader
        title={t('forum.learnMore.title')}
        lead={t('forum.learnMore.lead')}
        backLink={{ to: siteRoutes.forum({ page: '1' }), label: t('forum.nav.astroHub') }}
      >
        <LanguageToggle />
      </PageHeader>
      <Container>
        <Text>
          <Prose>
            <PointsRules />
          </Prose>
          <Prose>
            <h2>{t('forum.learnMore.goodToKnow')}</h2>
            <ul>
              <li>{t('forum.learnMore.noMoney')}</li>
              <li>{t('forum.learnMore.noGiving')}</li>
              <li>{t('forum.learnMore.whoWrites')}</li>
            </ul>
            <div className="go">
              <ButtonLink variant="primary" wide to={siteRoutes.forum()}>
                {t('forum.learnMore.toForum')}
              </ButtonLink>
            </div>
          </Prose>
        </Text>
      </Container>
    </>
  );
}

/** A plain link, because a document never changes its language. */
function LanguageToggle() {
  const other = useLocale() === 'hi' ? 'en' : 'hi';
  return (
    <ButtonAnchor
      small
      className={other === 'hi' ? 'switch' : undefined}
      href={localizePath(siteRoutes.forumLearnMore, other)}
      hrefLang={other}
      lang={other}
    >
      {localeNames[other]}
    </ButtonAnchor>
  );
}
