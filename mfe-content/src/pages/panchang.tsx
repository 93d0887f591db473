import { useParams, useSearchParams } from 'react-router-dom';
import type { ApiError } from '@oracle-astra/shared/api';
import { pictures, siteRoutes } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageMeta } from '@oracle-astra/shared/ui';
import { useContentGetPanchangDayQuery, useContentGetPanchangMonthQuery } from '../api/panchang-calendar';
import { BreadcrumbData } from '../components/breadcrumb-data';
import { DayView } from '../features/panchang/day-view';
import { formatMonth } from '../features/panchang/month-title';
import { MonthView } from '../features/panchang/month-view';
import { PanchangFailed } from '../features/panchang/panchang-failed';
import { PanchangMissing } from '../features/panchang/panchang-missing';
import { parsePanchangSearchParams } from '../features/panchang/panchang-search-params';
import { PanchangSkeleton } from '../features/panchang/panchang-skeleton';

/** /panchang and /panchang/:city */
export function Component() {
  const { city } = useParams();
  const [query] = useSearchParams();
  const params = parsePanchangSearchParams({ city }, query);
  if (params.isUnknownDate) return <PanchangMissing unknown="date" city={params.city} />;
  return params.month === undefined ? (
    <DayPage city={params.city} date={params.date} />
  ) : (
    <MonthPage city={params.city} month={params.month} />
  );
}

function DayPage({ city, date }: { city?: string; date?: string }) {
  const t = useTranslations();
  const { currentData, error, isFetching, refetch } = useContentGetPanchangDayQuery({ city, date });
  if (!currentData) return <Unfinished city={city} error={error as ApiError | undefined} isFetching={isFetching} onRetry={() => void refetch()} />;
  const values = { city: currentData.place.name, date: formatDate(currentData.day.date, t) };
  return (
    <>
      <PageMeta
        title={date === undefined ? t('content.panchang.todayTitle', values) : t('content.panchang.dayTitle', values)}
        description={date === undefined ? t('content.panchang.todayDescription', values) : t('content.panchang.dayDescription', values)}
        canonical={siteRoutes.panchang({ city, date })}
        picture={pictures.panchang(currentData.place.slug, currentData.day.date)}
      />
      <BreadcrumbData
        crumbs={[
          { name: t('content.panchang.name'), path: siteRoutes.panchang() },
          { name: currentData.place.name, path: siteRoutes.panchang({ city: currentData.place.slug }) },
        ]}
      />
      <DayView answer={currentData} city={city} />
    </>
  );
}

function MonthPage({ city, month }: { city?: string; month: string }) {
  const t = useTranslations();
  const { currentData, error, isFetching, refetch } = useContentGetPanchangMonthQuery({ city, month });
  if (!currentData) return <Unfinished city={city} error={error as ApiError | undefined} isFetching={isFetching} onRetry={() => void refetch()} />;
  const values = { city: currentData.place.name, month: formatMonth(month, t) };
  return (
    <>
      <PageMeta
        title={t('content.panchang.monthPageTitle', values)}
        description={t('content.panchang.monthDescription', values)}
        canonical={siteRoutes.panchang({ city, month })}
      />
      <MonthView answer={currentData} city={city} />
    </>
  );
}

interface UnfinishedProps {
  city?: string;
  error: ApiError | undefined;
  isFetching: boolean;
  onRetry: () => void;
}

function Unfinished({ city, error, isFetching, onRetry }: UnfinishedProps) {
  const t = useTranslations();
  if (error?.status === 404) return <PanchangMissing unknown="place" city={city} />;
  return (
    <>
      <PageMeta title={t('content.panchang.name')} description={t('content.panchang.nameDescription')} />
      {error === undefined ? <PanchangSkeleton /> : <PanchangFailed isRetrying={isFetching} onRetry={onRetry} />}
    </>
  );
}
