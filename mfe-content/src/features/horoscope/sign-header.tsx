import styled from 'styled-components';
import { siteRoutes, type HoroscopeTime, type Sign } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations, type PlainMessageId, type Translate } from '@oracle-astra/shared/i18n';
import { dayLabels, signLabels } from '@oracle-astra/shared/terms';
import { media } from '@oracle-astra/shared/theme';
import { SegmentedLinks } from '@oracle-astra/shared/components';
import { AppLink, Container, Skeleton } from '@oracle-astra/shared/ui';
import { getWeekday } from '../../components/weekday';
import { SignDrawing } from './sign-drawing';

const Header = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  padding-block: var(--s-6) var(--s-8);
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
    flex: 1 1 9rem;
    min-width: 0;
  }
  svg {
    width: 5.5rem;
    height: 5.5rem;
    color: var(--gold);
  }
  ${media.m} {
    gap: var(--s-8);
    svg {
      width: 9rem;
      height: 9rem;
    }
  }
`;

const DateLine = styled.span`
  display: flex;
  align-items: center;
  min-height: var(--l-s);
`;

interface SignHeaderProps {
  sign: Sign;
  when: HoroscopeTime;
  /** The date of the horoscope, `YYYY-MM-DD`; undefined until it is loaded. */
  date: string | undefined;
  /** The last date of a week or month. */
  until: string | undefined;
  isLoading: boolean;
}

const timeOptions = ['Today', 'Tomorrow', 'Week', 'Month'] as const;

/** A phone has room only for short labels of four choices. */
const shortLabels: Partial<Record<HoroscopeTime, PlainMessageId>> = { Week: 'content.horoscope.week', Month: 'content.horoscope.month' };

function formatPeriod(when: HoroscopeTime, date: string | undefined, until: string | undefined, t: Translate): string {
  if (date === undefined) return t(dayLabels[when]);
  return until === undefined
    ? t('content.horoscope.date', { weekday: t(getWeekday(date)), date: formatDate(date, t) })
    : t('content.horoscope.period', { from: formatDate(date, t), until: formatDate(until, t) });
}

/** The Moon sign, a link to find the own one, and links to today, tomorrow, the week and the month. */
export function SignHeader({ sign, when, date, until, isLoading }: SignHeaderProps) {
  const t = useTranslations();
  return (
    <div className="night">
      <Header>
        <Title>
          <SignDrawing sign={sign} />
          <div className="stack-2">
            <h1>{t(signLabels[sign])}</h1>
            <div className="small mute">
              <DateLine>
                {date === undefined && isLoading ? <Skeleton $width="short" /> : <span>{formatPeriod(when, date, until, t)}</span>}
              </DateLine>
              <AppLink to={siteRoutes.horoscopes()}>{t('content.horoscope.bySign')}</AppLink>
            </div>
          </div>
        </Title>
        <SegmentedLinks
          label={t('content.horoscope.day')}
          links={timeOptions.map((day) => ({
            to: siteRoutes.horoscope(sign, day),
            label: t(shortLabels[day] ?? dayLabels[day]),
            current: day === when,
          }))}
        />
      </Header>
    </div>
  );
}
