import styled from 'styled-components';
import { periods, siteRoutes, type Period } from '@oracle-astra/shared/contract';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import { periodLabels } from '@oracle-astra/shared/terms';
import { PageHeader, Prose, Section } from '@oracle-astra/shared/components';
import { AppLink, ButtonLink, Icon, PageMeta } from '@oracle-astra/shared/ui';

const periodDescriptions: Record<Period, PlainMessageId> = {
  daily: 'chat.freePrediction.daily',
  weekly: 'chat.freePrediction.weekly',
  monthly: 'chat.freePrediction.monthly',
  yearly: 'chat.freePrediction.yearly',
};

const List = styled.ul`
  border-top: 1px solid var(--rule);
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) var(--s-5);
    gap: var(--s-3);
    align-items: center;
    min-height: var(--s-16);
    padding-block: var(--s-2);
    border-bottom: 1px solid var(--rule);
    color: inherit;
    text-decoration: none;
  }
  a:hover h3 {
    text-decoration: underline;
  }
`;

/** /free-prediction: explains predictions. */
export function Component() {
  const t = useTranslations();
  return (
    <>
      <PageMeta
        title={t('chat.freePrediction.metaTitle')}
        description={t('chat.freePrediction.metaDescription')}
        canonical={siteRoutes.freePrediction}
      />
      <PageHeader title={t('chat.freePrediction.title')} lead={t('chat.freePrediction.lead')}>
        <ButtonLink variant="primary" to={siteRoutes.createKundli({ predictions: 'true' })}>
          {t('chat.common.enterBirthDetails')}
        </ButtonLink>
      </PageHeader>
      <Section title={t('chat.freePrediction.periods')} margin>
        <List>
          {periods.map((period) => (
            <li key={period}>
              <AppLink to={siteRoutes.createKundli({ predictions: 'true', p_type: period })}>
                <span>
                  <h3>{t(periodLabels[period])}</h3>
                  <span className="small mute">{t(periodDescriptions[period])}</span>
                </span>
                <Icon name="right" size={20} />
              </AppLink>
            </li>
          ))}
        </List>
      </Section>
      <Section title={t('chat.freePrediction.howTitle')} margin>
        <Prose>
          <p>{t('chat.freePrediction.howChart')}</p>
          <p>{t('chat.freePrediction.howWords')}</p>
        </Prose>
      </Section>
    </>
  );
}
