import { useState } from 'react';
import styled from 'styled-components';
import { lazySection, RetryLine, SegmentedLinks, TwoColumnLayout } from '@oracle-astra/shared/components';
import {
  signs,
  siteRoutes,
  type HoroscopeDay,
  type HoroscopeSignsResponse,
  type Sign,
  type SuccessOf,
} from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { dayLabels, signLabels } from '@oracle-astra/shared/terms';
import { media } from '@oracle-astra/shared/theme';
import { Button, ButtonLink, Callout, Container } from '@oracle-astra/shared/ui';
import { useContentGetHoroscopeSignsQuery } from '../../api/horoscope-signs';
import { signName } from '../../components/sign-name';
import { getWeekday } from '../../components/weekday';
import { FindAtDesk, FindOnPhone } from './find-rashi.styles';
import { SignDrawing } from './sign-drawing';
import { SignLines } from './sign-lines';
import { useMyRashi } from './use-my-rashi';

// Loads separately: on a phone it is shown on a tap, and the page of a sign does not have it.
const FindRashi = lazySection(async () => (await import(/* webpackChunkName: "content-find-rashi" */ './find-rashi')).FindRashi);

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

const Mine = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-3) var(--s-5);
  align-items: center;
  > svg {
    width: 6rem;
    height: 6rem;
    color: var(--gold);
  }
  > :not(svg, .stack-2) {
    grid-column: 1 / -1;
  }
`;

type Lines = SuccessOf<HoroscopeSignsResponse>;
const days = ['Today', 'Tomorrow'] as const;

/** The day of all twelve signs, for people who have not chosen one. A sign that was found on this device before is first. */
export function SignChooser({ requestedSign, when }: { requestedSign: string | null; when: HoroscopeDay }) {
  const t = useTranslations();
  const { currentData, error, isFetching, refetch } = useContentGetHoroscopeSignsQuery(when);
  const [rashi, remember, forget] = useMyRashi();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <div className="night">
        <Header>
          {rashi ? (
            <MyRashi rashi={rashi} when={when} lines={currentData} onForget={forget} />
          ) : (
            <div className="stack-2">
              <h1>{t('content.horoscope.dayHeading', { day: when })}</h1>
              <p className="small mute">{currentData ? describeDay(currentData, t) : t('content.horoscope.chooseLead')}</p>
            </div>
          )}
          <SegmentedLinks
            label={t('content.horoscope.day')}
            links={days.map((day) => ({ to: siteRoutes.horoscopes(day), label: t(dayLabels[day]), current: day === when }))}
          />
        </Header>
      </div>
      <TwoColumnLayout>
        <div className="stack">
          {requestedSign !== null && requestedSign !== '' && (
            <Callout>{t('content.horoscope.unknownSign', { sign: requestedSign })}</Callout>
          )}
          {!rashi && (
            <FindOnPhone>
              <Button variant="primary" wide aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
                {t('content.rashi.find')}
              </Button>
              {isAsking && <FindRashi onFound={remember} />}
            </FindOnPhone>
          )}
          {rashi && <h2>{t('content.horoscope.others')}</h2>}
          {currentData === undefined && error !== undefined && (
            <RetryLine message={t('content.horoscope.linesFailed')} busy={isFetching} onRetry={() => void refetch()} />
          )}
          <SignLines when={when} isLoading={currentData === undefined && error === undefined} lines={currentData?.signs} without={rashi} />
          <p className="tiny mute">{t('content.horoscope.byMoon')}</p>
        </div>
        {!rashi && (
          <FindAtDesk>
            <FindRashi onFound={remember} hasTitle />
          </FindAtDesk>
        )}
      </TwoColumnLayout>
    </>
  );
}

function describeDay({ date, moon_sign }: Lines, t: ReturnType<typeof useTranslations>): string {
  const day = t('content.horoscope.date', { weekday: t(getWeekday(date)), date: formatDate(date, t) });
  return t('content.horoscope.moonOfDay', { day, moon: signName(moon_sign, t) });
}

interface MyRashiProps {
  rashi: Sign;
  when: HoroscopeDay;
  lines: Lines | undefined;
  onForget: () => void;
}

function MyRashi({ rashi, when, lines, onForget }: MyRashiProps) {
  const t = useTranslations();
  const line = lines?.signs.find(({ sign }) => signs[sign - 1] === rashi)?.line;
  return (
    <Mine>
      <SignDrawing sign={rashi} />
      <div className="stack-2">
        <p className="small mute">{t('content.rashi.yours')}</p>
        <h1>{t(signLabels[rashi])}</h1>
        {lines && <p className="small mute">{describeDay(lines, t)}</p>}
      </div>
      {line !== undefined && <p className="lead">{line}</p>}
      <div className="row">
        <ButtonLink variant="primary" to={siteRoutes.horoscope(rashi, when)}>
          {t('content.rashi.readDay', { day: when })}
        </ButtonLink>
        <Button variant="plain" small onClick={onForget}>
          {t('content.rashi.forget')}
        </Button>
      </div>
    </Mine>
  );
}
