import styled from 'styled-components';
import { siteRoutes, wheel } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ForAdults } from '@oracle-astra/shared/minors';
import { media } from '@oracle-astra/shared/theme';
import { ButtonLink, PageMeta, Container } from '@oracle-astra/shared/ui';
import { WheelGame } from '../features/wheel/wheel-game';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding-block: var(--s-8) var(--s-12);
  ${media.l} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    gap: var(--s-6) var(--s-10);
    padding-block: var(--s-12) var(--s-16);
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

/** /wheel-of-fortune */
export function Component() {
  const t = useTranslations();
  return (
    <>
      <PageMeta
        title={t('commerce.wheel.title')}
        description={t('commerce.wheel.description', { most: wheel.segments })}
        canonical={siteRoutes.wheelOfFortune}
      />
      <Columns>
        <div className="stack">
          <h1>{t('commerce.wheel.heading')}</h1>
          <p className="mute read">{t('commerce.wheel.rule', { most: wheel.segments })}</p>
        </div>
        <div>
          <ForAdults>
            <WheelGame />
          </ForAdults>
        </div>
        <div className="stack">
          <ul className="stack-2 small read">
            <li>{t('commerce.wheel.parts', { count: wheel.segments })}</li>
            <li>{t('commerce.wheel.discount')}</li>
            <li>{t('commerce.wheel.lasts', { days: wheel.couponDays })}</li>
            <li>{t('commerce.wheel.noPurchase')}</li>
          </ul>
          <div>
            <ButtonLink to={siteRoutes.recharges}>{t('commerce.wheel.packs')}</ButtonLink>
          </div>
        </div>
      </Columns>
    </>
  );
}
