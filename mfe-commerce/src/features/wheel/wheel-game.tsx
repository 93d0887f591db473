import { useState } from 'react';
import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { Button, Icon } from '@oracle-astra/shared/ui';
import { useCommerceGetWheelStatusQuery } from '../../api/wheel';
import { useLazyDialog } from '../../components/use-lazy-dialog';
import { SpinNote } from './spin-note';
import { useMute } from './use-mute';
import { useSpin, type SpinResult } from './use-spin';
import { WheelFace } from './wheel-face';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  justify-items: center;
`;

const Below = styled.div`
  display: grid;
  gap: var(--s-3);
  align-content: start;
  justify-items: center;
  width: min(100%, 24rem);
  min-height: var(--s-24);
`;

const loadDialog = () => import(/* webpackChunkName: "commerce-win-dialog" */ './win-dialog');

/** The wheel, its sound switch, and a note on the state of the day. */
export function WheelGame() {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const { currentData: status, error, isFetching, refetch } = useCommerceGetWheelStatusQuery(undefined, { skip: !isSignedIn });
  const { dialog, open, close } = useLazyDialog(loadDialog);
  const [result, setResult] = useState<SpinResult | null>(null);
  const { muted, isMuted, toggle } = useMute();
  const won = (next: SpinResult) => {
    setResult(next);
    void open();
  };
  const { phase, spin, face, reset } = useSpin({ isMuted, onWon: won });
  const canSpin = status?.can_spin;
  const [couldSpin, setCouldSpin] = useState(canSpin);
  if (canSpin !== couldSpin) {
    setCouldSpin(canSpin);
    // A new day has begun, so the person can spin again.
    if (canSpin && couldSpin === false) {
      setResult(null);
      reset();
    }
  }
  const isTurning = phase === 'asking' || phase === 'spinning';
  const isClosed = phase !== 'idle' || status?.can_spin === false;
  const getLabel = () => {
    if (result) return `${result.percent}%`;
    return t(status?.can_spin === false && phase === 'idle' ? 'commerce.wheel.tomorrow' : 'commerce.wheel.spin');
  };
  return (
    <Column>
      <WheelFace
        face={face}
        label={getLabel()}
        name={result ? t('commerce.wheel.stoppedAt', { percent: result.percent }) : undefined}
        isClosed={isClosed}
        onSpin={() => void spin()}
      />
      <Below>
        <Button small onClick={toggle}>
          <Icon name="sound" size={20} />
          {muted ? t('commerce.wheel.soundOff') : t('commerce.wheel.soundOn')}
        </Button>
        <SpinNote
          isSignedIn={isSignedIn}
          isTurning={isTurning}
          status={status}
          hasFailed={status === undefined && error !== undefined}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      </Below>
      {dialog && result && <dialog.WinDialog result={result} onClose={close} />}
    </Column>
  );
}
