import { useEffect, useRef, useState } from 'react';
import { baseApi, formatError, isApiError, useAppDispatch } from '@oracle-astra/shared/api';
import type { SpinResponse, SuccessOf } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { loginRequested, toastShown, useSession } from '@oracle-astra/shared/session';
import { useCommerceSpinMutation } from '../../api/wheel';
import { useWheelMotion } from './use-wheel-motion';
import { createWheelSounds } from './wheel-sounds';
import { createWonNews } from './won-news';

export type SpinResult = SuccessOf<SpinResponse>;

/** `asking`: the server draws the percent; `stopped`: the wheel shows it. */
type SpinPhase = 'idle' | 'asking' | 'spinning' | 'stopped';

/** The wheel's game: a tap asks the server, and the wheel stops where it said. `onWon` is called when it has stopped. */
export function useSpin({ isMuted, onWon }: { isMuted: () => boolean; onWon: (result: SpinResult) => void }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const [drawPercent] = useCommerceSpinMutation();
  const [phase, setPhase] = useState<SpinPhase>('idle');
  const isRunning = useRef(false);
  const motion = useWheelMotion();
  const [news] = useState(() => createWonNews(() => dispatch(baseApi.util.invalidateTags(['Coupon']))));
  const [sounds] = useState(() => createWheelSounds(isMuted));

  useEffect(() => {
    news.enter();
    return news.leave;
  }, [news]);

  async function play(): Promise<void> {
    sounds.unlock();
    setPhase('asking');
    const { data, error } = await drawPercent();
    if (data === undefined) {
      dispatch(toastShown('bad', formatError(error, t)));
      // Another tab may have spun, so what the page says of today is asked for again.
      if (isApiError(error) && error.kind !== 'network') dispatch(baseApi.util.invalidateTags(['Coupon']));
      return setPhase('idle');
    }
    if (!news.drawn()) return;
    setPhase('spinning');
    await motion.spinTo(data.percent, sounds.playTick);
    setPhase('stopped');
    sounds.playWin();
    news.stopped();
    onWon(data);
  }

  async function spin(): Promise<void> {
    if (isRunning.current) return;
    if (!isSignedIn) return void dispatch(loginRequested());
    isRunning.current = true;
    await play();
    isRunning.current = false;
  }

  const reset = () => setPhase((current) => (current === 'stopped' ? 'idle' : current));
  return { phase, spin, face: motion.face, reset };
}
