import { useAppDispatch } from '@oracle-astra/shared/api';
import { copyText } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { IconButton } from '@oracle-astra/shared/ui';

/** Shares the address of the page: with the share menu of the device, or by copying it if there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();

  async function share() {
    const { href } = window.location;
    // The promise rejects when the share menu is closed.
    if (hasShareMenu()) return void (await navigator.share({ title, url: href }).catch(() => undefined));
    const copied = await copyText(href);
    dispatch(toastShown(copied ? 'good' : 'bad', t(copied ? 'forum.actions.copied' : 'forum.actions.copyFailed')));
  }

  return <IconButton icon="share" size={20} label={t('forum.actions.share')} onClick={() => void share()} />;
}

const hasShareMenu = (): boolean => 'share' in navigator;
