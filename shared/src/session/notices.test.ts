import { alertShown, alertDismissed, noticesSlice, toastShown, toastDismissed, type NotificationsState } from './notices-slice';

const after = (...actions: Parameters<typeof noticesSlice.reducer>[1][]) => actions.reduce<NotificationsState | undefined>(noticesSlice.reducer, undefined)!;
const textsOf = ({ toasts }: NotificationsState) => toasts.map(({ text }) => text);

describe('toasts', () => {
  it('stand in the order in which they came, each with a tone and an id of its own', () => {
    const { toasts } = after(toastShown('good', 'Saved'), toastShown('bad', 'Lost'));
    expect(toasts.map(({ tone, text }) => [tone, text])).toEqual([['good', 'Saved'], ['bad', 'Lost']]);
    expect(toasts[0]?.id).not.toBe(toasts[1]?.id);
  });

  it('say a thing once: the same text comes anew in place of the old one', () => {
    const first = toastShown('bad', 'Lost');
    const state = after(first, toastShown('good', 'Saved'), toastShown('bad', 'Lost'));
    expect(textsOf(state)).toEqual(['Saved', 'Lost']);
    expect(state.toasts.map(({ id }) => id)).not.toContain(first.payload.id);
  });

  it('are three at most, the last ones', () => {
    expect(textsOf(after(...['1', '2', '3', '4'].map((text) => toastShown('good', text))))).toEqual(['2', '3', '4']);
  });

  it('leave by their id', () => {
    const saved = toastShown('good', 'Saved');
    expect(textsOf(after(saved, toastShown('bad', 'Lost'), toastDismissed(saved.payload.id)))).toEqual(['Lost']);
  });
});

describe('alerts', () => {
  it('wait in line, and the first one goes when it was read', () => {
    expect(after(alertShown('One'), alertShown('Two'), alertDismissed()).alerts).toEqual(['Two']);
  });

  it('do not ask twice for the same thing while it waits, but later again', () => {
    expect(after(alertShown('One'), alertShown('One')).alerts).toEqual(['One']);
    expect(after(alertShown('One'), alertDismissed(), alertShown('One')).alerts).toEqual(['One']);
  });

  it('stay none when none was there to be read', () => {
    expect(after(alertDismissed()).alerts).toEqual([]);
  });
});
