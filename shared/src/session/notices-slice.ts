import { createAction, nanoid, type UnknownAction } from '@reduxjs/toolkit';

export type ToastTone = 'good' | 'bad' | 'warn';
export interface ToastNotice {
  id: string;
  tone: ToastTone;
  text: string;
}

export interface NotificationsState {
  toasts: ToastNotice[];
  alerts: string[];
}

const none: NotificationsState = { toasts: [], alerts: [] };

/** Shows a toast, which disappears after 5 seconds. */
export const toastShown = createAction('notices/toastShown', (tone: ToastTone, text: string) => ({
  payload: { id: nanoid(), tone, text },
}));
export const toastDismissed = createAction<string>('notices/toastDismissed');
/** Shows a dialog with one button; several alerts are queued. */
export const alertShown = createAction<string>('notices/alertShown');
export const alertDismissed = createAction('notices/alertDismissed');

export const noticesSlice = {
  reducerPath: 'notices',
  reducer(state: NotificationsState = none, action: UnknownAction): NotificationsState {
    const { toasts, alerts } = state;
    if (toastShown.match(action))
      return { alerts, toasts: [...toasts.filter(({ text }) => text !== action.payload.text), action.payload].slice(-3) };
    if (toastDismissed.match(action)) return { alerts, toasts: toasts.filter(({ id }) => id !== action.payload) };
    if (alertShown.match(action) && !alerts.includes(action.payload)) return { toasts, alerts: [...alerts, action.payload] };
    if (alertDismissed.match(action)) return { toasts, alerts: alerts.slice(1) };
    return state;
  },
} as const;
