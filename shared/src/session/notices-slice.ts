import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

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

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: none,
  reducers: {
    /** Shows a toast, which disappears after 5 seconds. */
    toastShown: {
      prepare: (tone: ToastTone, text: string) => ({ payload: { id: nanoid(), tone, text } }),
      reducer: (state, { payload }: PayloadAction<ToastNotice>) => {
        state.toasts = [...state.toasts.filter(({ text }) => text !== payload.text), payload].slice(-3);
      },
    },
    toastDismissed: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter(({ id }) => id !== payload);
    },
    /** Shows a dialog with one button; several alerts are queued. */
    alertShown: (state, { payload }: PayloadAction<string>) => {
      if (!state.alerts.includes(payload)) state.alerts.push(payload);
    },
    alertDismissed: (state) => {
      state.alerts.shift();
    },
  },
});

export const { toastShown, toastDismissed, alertShown, alertDismissed } = noticesSlice.actions;
