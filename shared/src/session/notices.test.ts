import { alertShown, alertDismissed, noticesSlice, toastShown, toastDismissed, type NotificationsState } from './notices-slice';

const after = (...actions: Parameters<typeof noticesSlice.reducer>[1][]) =>
  actions.reduce<NotificationsState | undefined>(noticesSlice.reducer, undefined)!;
const textsOf = ({ toasts }: NotificationsState) => toasts.map(({ text }) => text);

describe('toasts', () => {
  it('are in order of creation, with a tone and a unique id', () => {
    const { toasts } = after(toastShown('good', 'Saved'), toastShown('bad', 'Lost'));
    expect(toasts.map(({ tone, text }) => [tone, text])).toEqual([
      ['good', 'Saved'],
      ['bad', 'Lost'],
    ]);
    expect(toasts[0]?.id).not.toBe(toasts[1]?.id);
  });

  it('with the same text replace the old one', () => {
    const first = toastShown('bad', 'Lost');
    const state = after(first, toastShown('good', 'Saved'), toastShown('bad', 'Lost'));
    expect(textsOf(state)).toEqual(['Saved', 'Lost']);
    expect(state.toasts.map(({ id }) => id)).not.toContain(first.payload.id);
  });

  it('with the same text but different links are all shown', () => {
    const state = after(
      toastShown('good', 'Posted', '/forum/one'),
      toastShown('good', 'Posted', '/forum/two'),
      toastShown('good', 'Posted', '/forum/two'),
    );
    expect(state.toasts.map(({ to }) => to)).toEqual(['/forum/one', '/forum/two']);
  });

  it('are limited to the last three', () => {
    expect(textsOf(after(...['1', '2', '3', '4'].map((text) => toastShown('good', text))))).toEqual(['2', '3', '4']);
  });

  it('are dismissed by id', () => {
    const saved = toastShown('good', 'Saved');
    expect(textsOf(after(saved, toastShown('bad', 'Lost'), toastDismissed(saved.payload.id)))).toEqual(['Lost']);
  });
});

describe('alerts', () => {
  it('are queued, and dismissing removes the first', () => {
    expect(after(alertShown('One'), alertShown('Two'), alertDismissed()).alerts).toEqual(['Two']);
  });

  it('with the same text are queued only once, but can be shown again later', () => {
    expect(after(alertShown('One'), alertShown('One')).alerts).toEqual(['One']);
    expect(after(alertShown('One'), alertDismissed(), alertShown('One')).alerts).toEqual(['One']);
  });

  it('stay empty when none can be dismissed', () => {
    expect(after(alertDismissed()).alerts).toEqual([]);
  });
});
