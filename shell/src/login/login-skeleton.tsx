import { useTranslations } from '@oracle-astra/shared/i18n';
import { Loading, Skeleton } from '@oracle-astra/shared/ui';

/** The skeleton of the modal while its form is loading. */
export function LoginSkeleton({ heading }: { heading: string }) {
  const t = useTranslations();
  return (
    <>
      <h2 id={heading}>{t('shell.login.title')}</h2>
      <p className="small mute">{t('shell.login.lead')}</p>
      <Loading label={t('shell.login.loading')}>
        <div className="stack">
          <Skeleton $kind="tag" $width="third" />
          <Skeleton $kind="control" />
          <Skeleton $width="most" />
          <Skeleton $kind="control" />
        </div>
      </Loading>
    </>
  );
}
