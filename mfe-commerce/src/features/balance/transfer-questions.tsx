import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';
import { useLazyDialog } from '../../components/use-lazy-dialog';

const loadDialog = () => import(/* webpackChunkName: "commerce-transfer-dialog" */ './transfer-dialog');

/** Opens the dialog for a transfer of Oracle questions. */
export function TransferQuestions() {
  const t = useTranslations();
  const { dialog, isLoading, open, close } = useLazyDialog(loadDialog);
  return (
    <>
      <Button wide busy={isLoading} onClick={() => void open()}>
        {t('commerce.transfer.title')}
      </Button>
      {dialog && <dialog.TransferDialog onClose={close} />}
    </>
  );
}
