import styled from 'styled-components';
import { siteRoutes, type PanchangMonthResponse, type SuccessOf } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Container } from '@oracle-astra/shared/ui';
import { FestivalList } from './festival-list';
import { MonthCalendar } from './month-calendar';
import { formatMonth } from './month-title';
import { PanchangHeader, placeSectionId } from './panchang-header';
import { addMonths, isWithinYears } from './panchang-search-params';
import { PlaceAndDateForm } from './place-and-date-form';
import { SideBySide } from './side-by-side.styles';
import { TitledSection } from './titled-section';

const Content = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8);
  padding-block: var(--s-6) var(--s-16);
`;

const Narrow = styled.div`
  max-width: 30rem;
`;

interface MonthViewProps {
  answer: SuccessOf<PanchangMonthResponse>;
  /** The place's slug; undefined if the address has none. */
  city?: string;
}

/** A month as a calendar with its tithis, festivals and vrats. */
export function MonthView({ answer: { place, month, days, festivals }, city }: MonthViewProps) {
  const t = useTranslations();
  const step = (count: number) => {
    const other = addMonths(month, count);
    if (!isWithinYears(other)) return undefined;
    return { to: siteRoutes.panchang({ city, month: other }), label: formatMonth(other, t) };
  };
  const ofKind = (kind: string) => festivals.filter((festival) => festival.kind === kind);
  const lists = [
    { title: t('content.panchang.festivalsOfMonth'), listed: ofKind('festival') },
    { title: t('content.panchang.vratsOfMonth'), listed: ofKind('vrat') },
  ];
  return (
    <>
      <PanchangHeader
        place={place}
        title={t('content.panchang.calendar')}
        period={formatMonth(month, t)}
        previous={step(-1)}
        next={step(1)}
        view="month"
        month={month}
        city={city}
      />
      <Content>
        <MonthCalendar month={month} days={days} festivals={festivals} city={city} />
        <SideBySide>
          {lists.map(({ title, listed }) => (
            <TitledSection key={title} title={title}>
              {listed.length > 0 ? (
                <FestivalList festivals={listed} city={city ?? null} />
              ) : (
                <p className="small mute">{t('content.panchang.noneOfMonth')}</p>
              )}
            </TitledSection>
          ))}
        </SideBySide>
        <Narrow>
          <TitledSection title={t('content.panchang.elsewhereMonth')} anchor={placeSectionId}>
            <PlaceAndDateForm key={`${place.slug} ${month}`} city={city} placeName={place.name} month={month} />
          </TitledSection>
        </Narrow>
        <p className="tiny mute read">{t('content.panchang.convention')}</p>
      </Content>
    </>
  );
}
