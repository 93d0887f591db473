import { useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';
import { useForumGetPushKeyQuery } from '../../api/notifications';
import { showFailure } from '../../components/show-failure';
import { usePush } from './use-push';

/** Turns notifications on this device on and off. Renders nothing if the server or the browser does not support them. */
export function PushSetting() {
  const { data } = useForumGetPushKeyQuery();
  return data?.key ? <PushSwitch serverKey={data.key} /> : null;
}

function PushSwitch({ serverKey }: { serverKey: string }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const { state, isBusy, turnOn, turnOff } = usePush(serverKey);
  if (state === 'unknown' || state === 'unsupported') return null;
  if (state === 'denied') return <p className="small mute">{t('forum.push.denied')}</p>;

  async function change() {
    const error = await (state === 'on' ? turnOff() : turnOn());
    if (error !== undefined) showFailure(error, t, dispatch);
  }

  return (
    <div className="stack-2">
      <p className="small">{t(state === 'on' ? 'forum.push.isOn' : 'forum.push.isOff')}</p>
      <div>
        <Button small busy={isBusy} onClick={() => void change()}>
          {t(state === 'on' ? 'forum.push.turnOff' : 'forum.push.turnOn')}
        </Button>
      </div>
    </div>
  );
}
