import type { ReactNode } from 'react';
import styled from 'styled-components';
import { siteRoutes, type CalendarPlace } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { SegmentedLinks } from '@oracle-astra/shared/components';
import { Container, IconLink } from '@oracle-astra/shared/ui';
import { PlaceName } from './place-name';

/** The id of the section in which another place is chosen. */
export const placeSectionId = 'elsewhere';

const Header = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding-block: var(--s-6);
  ${media.m} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  align-items: center;
  > div {
    flex: 1 1 10rem;
    min-width: 0;
  }
  svg {
    color: var(--gold);
  }
  h1 {
    font-size: var(--t-xl);
    line-height: var(--l-xl);
  }
  .lead {
    font-family: var(--serif);
  }
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  justify-items: start;
  ${media.m} {
    justify-items: end;
    > nav {
      justify-self: end;
    }
  }
`;

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--tap);
  color: inherit;
`;

/** Allows wrapping, because with large text the date between the arrows is wider than a phone. */
const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1);
  margin-inline: calc(var(--s-3) * -1);
`;

interface Step {
  to: string;
  label: string;
}

interface PanchangHeaderProps {
  place: CalendarPlace;
  picture?: ReactNode;
  /** The name of the day or month, and a line about it. */
  title: string;
  lead?: string;
  period: string;
  /** Links to the previous and next day or month, within the available years. */
  previous?: Step;
  next?: Step;
  /** Whether the page shows a day or a month of the place. */
  view: 'day' | 'month';
  date?: string;
  month: string;
  /** The place's slug; undefined if the address has none. */
  city?: string;
}

/** Place, day or month, links to the previous and next one, and the switch between day and month. */
export function PanchangHeader({ place, picture, title, lead, period, previous, next, view, date, month, city }: PanchangHeaderProps) {
  const t = useTranslations();
  return (
    <div className="night">
      <Header>
        <Title>
          {picture}
          <div className="stack-2">
            <h1>{t.rich('content.panchang.heading', { city: place.name, place: (name) => <PlaceName>{name}</PlaceName> })}</h1>
            <p className="lead">{title}</p>
            {lead !== undefined && <p className="small mute">{lead}</p>}
            <p className="small">
              <Anchor href={`#${placeSectionId}`}>
                {t(view === 'day' ? 'content.panchang.elsewhere' : 'content.panchang.elsewhereMonth')}
              </Anchor>
            </p>
          </div>
        </Title>
        <Controls>
          <Steps>
            {previous && <IconLink icon="left" to={previous.to} label={previous.label} />}
            <span className="num">{period}</span>
            {next && <IconLink icon="right" to={next.to} label={next.label} />}
          </Steps>
          <SegmentedLinks
            label={t('content.panchang.view')}
            links={[
              { to: siteRoutes.panchang({ city, date }), label: t('content.panchang.dayView'), current: view === 'day' },
              { to: siteRoutes.panchang({ city, month }), label: t('content.panchang.monthView'), current: view === 'month' },
            ]}
          />
        </Controls>
      </Header>
    </div>
  );
}
