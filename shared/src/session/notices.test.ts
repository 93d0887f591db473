import { alerted, alertRead, noticesSlice, toast, toastLeft, type NoticesState } from './notices-slice';

const after = (...actions: Parameters<typeof noticesSlice.reducer>[1][]) => actions.reduce<NoticesState | undefined>(noticesSlice.reducer, undefined)!;
const textsOf = ({ toasts }: NoticesState) => toasts.map(({ text }) => text);

describe('toasts', () => {
  it('stand in the order in which they came, each with a tone and an id of its own', () => {
    const { toasts } = after(toast('good', 'Saved'), toast('bad', 'Lost'));
    expect(toasts.map(({ tone, text }) => [tone, text])).toEqual([['good', 'Saved'], ['bad', 'Lost']]);
    expect(toasts[0]?.id).not.toBe(toasts[1]?.id);
  });

  it('say a thing once: the same text comes anew in place of the old one', () => {
    const first = toast('bad', 'Lost');
    const state = after(first, toast('good', 'Saved'), toast('bad', 'Lost'));
    expect(textsOf(state)).toEqual(['Saved', 'Lost']);
    expect(state.toasts.map(({ id }) => id)).not.toContain(first.payload.id);
  });

  it('are three at most, the last ones', () => {
    expect(textsOf(after(...['1', '2', '3', '4'].map((text) => toast('good', text))))).toEqual(['2', '3', '4']);
  });

  it('leave by their id', () => {
    const saved = toast('good', 'Saved');
    expect(textsOf(after(saved, toast('bad', 'Lost'), toastLeft(saved.payload.id)))).toEqual(['Lost']);
  });
});

describe('alerts', () => {
  it('wait in line, and the first one goes when it was read', () => {
    expect(after(alerted('One'), alerted('Two'), alertRead()).alerts).toEqual(['Two']);
  });

  it('do not ask twice for the same thing while it waits, but later again', () => {
    expect(after(alerted('One'), alerted('One')).alerts).toEqual(['One']);
    expect(after(alerted('One'), alertRead(), alerted('One')).alerts).toEqual(['One']);
  });

  it('stay none when none was there to be read', () => {
    expect(after(alertRead()).alerts).toEqual([]);
  });
});
