import { useSearchParams } from 'react-router-dom';
import { PageHead } from '@oracle-astra/shared/kit';
import { PageMeta } from '@oracle-astra/shared/ui';
import { NotificationList } from '../features/notifications/notification-list';
import { OneColumn } from '../parts/columns';
import { readPage } from '../parts/read-page';

/** /notifications?page= */
export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <PageMeta title="Notifications" description="Who answered, commented on or voted for what you wrote in AstroHub, the latest first." />
      <PageHead title="Notifications" />
      <OneColumn>
        <NotificationList page={readPage(params)} />
      </OneColumn>
    </>
  );
}
