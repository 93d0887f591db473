import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { siteRoutes } from '../contract';

export type ToastTone = 'good' | 'bad' | 'warn';
export interface ToastNotice {
  id: string;
  tone: ToastTone;
  text: string;
  /** The page that the text links to. */
  to?: string | undefined;
}

export interface NotificationsState {
  toasts: ToastNotice[];
  alerts: string[];
}

let lastId = 0;

const none: NotificationsState = { toasts: [], alerts: [] };

/** Shows a toast for 5 seconds. A toast with a link stays until it was pointed at, followed or closed. */
export const toastShown = createAction('notices/toastShown', (tone: ToastTone, text: string, to?: string): { payload: ToastNotice } => ({
  payload: { id: String((lastId += 1)), tone, text, to },
}));
export const toastDismissed = createAction<string>('notices/toastDismissed');
/** Shows a dialog with one button; several alerts are queued. */
export const alertShown = createAction<string>('notices/alertShown');
export const alertDismissed = createAction('notices/alertDismissed');

/** The person has left: removes toasts that link to their pages. */
export const noticesForgotten = createAction('notices/noticesForgotten');

const isHelp = ({ to }: ToastNotice) => to === siteRoutes.helplines;

/** Whether the action shows a notice that is meant for the current person only. Toasts with help in danger are for everybody. */
export const isOfPerson = (action: UnknownAction): boolean => toastShown.match(action) && !isHelp(action.payload);

export const noticesSlice = {
  reducerPath: 'notices',
  reducer(state: NotificationsState = none, action: UnknownAction): NotificationsState {
    const { toasts, alerts } = state;
    if (toastShown.match(action)) {
      const shown = action.payload;
      return { alerts, toasts: [...toasts.filter(({ text, to }) => text !== shown.text || to !== shown.to), shown].slice(-3) };
    }
    if (toastDismissed.match(action)) return { alerts, toasts: toasts.filter(({ id }) => id !== action.payload) };
    if (alertShown.match(action) && !alerts.includes(action.payload)) return { toasts, alerts: [...alerts, action.payload] };
    if (alertDismissed.match(action)) return { toasts, alerts: alerts.slice(1) };
    if (noticesForgotten.match(action)) return { alerts, toasts: toasts.filter((toast) => toast.to === undefined || isHelp(toast)) };
    return state;
  },
} as const;
