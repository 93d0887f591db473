import { useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';
import { useForumExportAccountMutation, type ExportFormat } from '../../api/account';
import { SideTitle } from '../../components/titles.styles';
import { showFailure } from '../../components/show-failure';

const revokeAfterMs = 60_000;

const types: Record<ExportFormat, string> = { json: 'application/json', html: 'text/html;charset=utf-8' };

/** Downloads all data of the account, as a readable page or as JSON. */
export function ExportButtons() {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [load, { isLoading, originalArgs }] = useForumExportAccountMutation();

  async function download(format: ExportFormat) {
    const { data, error } = await load(format);
    if (error) return showFailure(error, t, dispatch);
    saveFile(`oracle-astra.${format}`, new Blob([data], { type: types[format] }));
  }

  return (
    <section className="stack-2">
      <SideTitle>{t('forum.export.title')}</SideTitle>
      <p className="small mute">{t('forum.export.text')}</p>
      <div className="row">
        <Button small busy={isLoading && originalArgs === 'html'} busyText={t('forum.busy.loading')} onClick={() => void download('html')}>
          {t('forum.export.html')}
        </Button>
        <Button small busy={isLoading && originalArgs === 'json'} busyText={t('forum.busy.loading')} onClick={() => void download('json')}>
          {t('forum.export.json')}
        </Button>
      </div>
    </section>
  );
}

function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}
