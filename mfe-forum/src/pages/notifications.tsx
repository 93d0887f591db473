import { useSearchParams } from 'react-router-dom';
import { parsePageNumber } from '@oracle-astra/shared/format';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { OneColumn } from '../components/one-column.styles';
import { NotificationList } from '../features/notifications/notification-list';

/** /notifications?page= */
export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <PageMeta title="Notifications" description="Who answered, commented on or voted for what you wrote in AstroHub, the latest first." />
      <PageHeader title="Notifications" />
      <OneColumn>
        <NotificationList page={parsePageNumber(params)} />
      </OneColumn>
    </>
  );
}
