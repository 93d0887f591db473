import styled from 'styled-components';
import { toastDismissed, useSharedDispatch, useSharedSelector, type ToastNotice } from '@oracle-astra/shared/session';
import { Toast, ToastRegion } from '@oracle-astra/shared/ui';
import { useDeparture } from './use-departure';

const Slot = styled.div`
  max-width: 26rem;
`;

/** What just happened, at the foot of the window. */
export function Toasts() {
  const toasts = useSharedSelector(({ notices }) => notices.toasts);
  return (
    <ToastRegion count={toasts.length}>
      {toasts.map((notice) => (
        <TimedToast key={notice.id} {...notice} />
      ))}
    </ToastRegion>
  );
}

/** Leaves by itself, but not while a pointer or the focus is on it. */
function TimedToast({ id, tone, text }: ToastNotice) {
  const dispatch = useSharedDispatch();
  const leave = () => dispatch(toastDismissed(id));
  const { pause, goOn } = useDeparture(leave);
  return (
    <Slot onPointerEnter={pause} onPointerLeave={goOn} onFocus={pause} onBlur={goOn}>
      <Toast tone={tone} onClose={leave}>
        {text}
      </Toast>
    </Slot>
  );
}
