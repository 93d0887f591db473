import { useEffect, useRef, useState } from 'react';
import { baseApi, formatError, isApiError, useAppDispatch } from '@oracle-astra/shared/api';
import type { SpinResponse, SuccessOf } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { loginRequested, toastShown, useSession } from '@oracle-astra/shared/session';
import { useCommerceSpinMutation } from '../../api/wheel';
import { useWheelMotion } from './use-wheel-motion';
import { createWheelSounds } from './wheel-sounds';
import { createWinAnnouncer } from './win-announcer';

export type SpinResult = SuccessOf<SpinResponse>;

/** `asking`: the server draws the percentage; `stopped`: the wheel shows it. */
type SpinPhase = 'idle' | 'asking' | 'spinning' | 'stopped';

/** The game of the wheel: a tap requests the draw, and the wheel stops at the result. `onWon` is called when it has stopped. */
export function useSpin({ isMuted, onWon }: { isMuted: () => boolean; onWon: (result: SpinResult) => void }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const [drawPercent] = useCommerceSpinMutation();
  const [phase, setPhase] = useState<SpinPhase>('idle');
  const isRunning = useRef(false);
  const motion = useWheelMotion();
  const [announcer] = useState(() => createWinAnnouncer(() => dispatch(baseApi.util.invalidateTags(['Coupon']))));
  const [sounds] = useState(() => createWheelSounds(isMuted));

  useEffect(() => {
    announcer.enter();
    return announcer.leave;
  }, [announcer]);

  async function play(): Promise<void> {
    sounds.unlock();
    setPhase('asking');
    const { data, error } = await drawPercent();
    if (data === undefined) {
      dispatch(toastShown('bad', formatError(error, t)));
      // Another tab may have spun, so the state of the day is refetched.
      if (isApiError(error) && error.kind !== 'network') dispatch(baseApi.util.invalidateTags(['Coupon']));
      return setPhase('idle');
    }
    if (!announcer.drawn()) return;
    setPhase('spinning');
    await motion.spinTo(data.percent, sounds.playTick);
    setPhase('stopped');
    sounds.playWin();
    announcer.stopped();
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
