import styled from 'styled-components';
import { promotedFreeQuestions, questionPricePaise, siteRoutes } from '@oracle-astra/shared/contract';
import { ForAdults } from '@oracle-astra/shared/minors';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink, Panel } from '@oracle-astra/shared/ui';

const Box = styled(Panel)`
  display: grid;
  gap: var(--s-4);
  align-content: start;
  justify-items: start;
  padding: var(--s-5);
`;

/** Promotes a reading of the reader's own chart after a post, with the price of a question. */
export function ChartPromo() {
  const t = useTranslations();
  return (
    <ForAdults quiet>
      <Box as="aside" aria-label={t('content.promo.label')}>
        <h2>{t('content.promo.title')}</h2>
        <p className="small mute">{t('content.promo.text', { count: promotedFreeQuestions, price: formatRupees(questionPricePaise) })}</p>
        <ButtonLink variant="primary" wide to={siteRoutes.freeKundli()}>
          {t('content.promo.see')}
        </ButtonLink>
      </Box>
    </ForAdults>
  );
}
