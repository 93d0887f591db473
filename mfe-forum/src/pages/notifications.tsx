import { useSearchParams } from 'react-router-dom';
import { pageNumberOf } from '@oracle-astra/shared/format';
import { PageHead } from '@oracle-astra/shared/kit';
import { PageMeta } from '@oracle-astra/shared/ui';
import { NotificationList } from '../features/notifications/notification-list';
import { OneColumn } from '../parts/columns';

/** /notifications?page= */
export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <PageMeta title="Notifications" description="Who answered, commented on or voted for what you wrote in AstroHub, the latest first." />
      <PageHead title="Notifications" />
      <OneColumn>
        <NotificationList page={pageNumberOf(params)} />
      </OneColumn>
    </>
  );
}
