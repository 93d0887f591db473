import { screen, waitFor, within } from '@testing-library/react';
import { apiPaths, type LifeEvent } from '@oracle-astra/shared/contract';
import { lateAnswer, leavePage, type FakeAnswer } from '@oracle-astra/shared/testing';
import { chart, record } from '../testing/fixtures';
import { kundli } from '../testing/kundli';
import { openKundliPage } from '../testing/kundli-page';

const open = (responses: Record<string, FakeAnswer>) =>
  openKundliPage('/create-kundli?bid=b1', {
    [apiPaths.births]: { status: 'success', births: [{ ...record, time_known: kundli.time_known }] },
    [apiPaths.chart]: { status: 'success', chart },
    [apiPaths.kundli]: { status: 'success', kundli },
    ...responses,
  });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('life events', () => {
  const event: LifeEvent = {
    eid: 'e1',
    kind: 'wedding',
    title: '',
    month: '2024-03',
    lords: ['Mars', 'Mercury', 'Sun'],
    house: 7,
    ties: [{ lord: 'Mercury', tie: 'rules' }],
  };
  const none: LifeEvent = { ...event, eid: 'e2', kind: 'job', title: 'First job', house: 10, ties: [] };

  it('show which lords are connected, and say so if none is', async () => {
    const { user } = open({ [apiPaths.lifeEvents]: { status: 'success', events: [event, none] } });
    await user.click(await screen.findByRole('button', { name: 'Mark events of your life' }));
    expect(await screen.findByText('Mercury rules the 7th house.')).toBeInTheDocument();
    expect(screen.getByText(/^None of the three has to do with the 10th house/)).toBeInTheDocument();
    expect(screen.getByText('nothing fits')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /14416/ })).not.toBeInTheDocument();
  });

  it('show helplines beside an event that expresses despair', async () => {
    const grave: LifeEvent = { ...none, title: 'I tried to end my life', needs_care: true };
    const { user } = open({ [apiPaths.lifeEvents]: { status: 'success', events: [grave] } });
    await user.click(await screen.findByRole('button', { name: 'Mark events of your life' }));
    expect(await screen.findByRole('link', { name: /14416/ })).toBeInTheDocument();
  });

  const care = { level: 'R', language: 'en', text: 'I am glad you said it.', helplines: [{ number: '14416', label: 'Tele-MANAS' }] };

  it('show the help of a failure beside the form', async () => {
    const { user } = open({
      [apiPaths.lifeEvents]: { status: 'success', events: [] },
      [apiPaths.addLifeEvent]: { status: 'fail', code: 'life_event_limit_reached', message: 'No more.', care },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark events of your life' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'What happened' }), 'Wedding');
    await user.type(screen.getByRole('textbox', { name: /^In your words|^Name|words/i }), 'I tried to end my life');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March');
    await user.type(screen.getByRole('textbox', { name: 'Year' }), '2024');
    await user.click(screen.getByRole('button', { name: 'Keep the event' }));
    expect(within(await screen.findByRole('article', { name: 'Help' })).getByText(care.text)).toBeInTheDocument();
  });

  it.each([
    [
      'was stored',
      { status: 'success', event: { ...event, needs_care: true } },
      [{ tone: 'warn', text: 'All helplines', to: '/helplines' }],
    ],
    [
      'failed',
      { status: 'fail', code: 'internal_error', message: 'It failed.', care },
      [{ tone: 'warn', text: care.text, to: '/helplines' }, {}],
    ],
  ])('whose name expresses despair show help even if the page was left before it %s', async (_what, response, toasts) => {
    const { answer, arrive } = lateAnswer(response);
    const { user, router, store, callsOf } = open({
      [apiPaths.lifeEvents]: { status: 'success', events: [] },
      [apiPaths.addLifeEvent]: answer,
    });
    await user.click(await screen.findByRole('button', { name: 'Mark events of your life' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'What happened' }), 'Wedding');
    await user.type(screen.getByRole('textbox', { name: 'In your words (if you like)' }), 'I want to end it');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March');
    await user.type(screen.getByRole('textbox', { name: 'Year' }), '2024');
    await user.click(screen.getByRole('button', { name: 'Keep the event' }));
    await waitFor(() => expect(callsOf(apiPaths.addLifeEvent)).toHaveLength(1));
    await leavePage(router);
    await arrive();
    await waitFor(() => expect(store.getState().notices.toasts).toMatchObject(toasts));
  });

  it('are sent again with the same key after a lost response', async () => {
    let attempts = 0;
    const { user, callsOf } = open({
      [apiPaths.lifeEvents]: { status: 'success', events: [] },
      [apiPaths.addLifeEvent]: () => ((attempts += 1) === 1 ? new Response('', { status: 502 }) : { status: 'success', event }),
    });
    await user.click(await screen.findByRole('button', { name: 'Mark events of your life' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'What happened' }), 'Wedding');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March');
    await user.type(screen.getByRole('textbox', { name: 'Year' }), '2024');
    await user.click(screen.getByRole('button', { name: 'Keep the event' }));
    await waitFor(() => expect(callsOf(apiPaths.addLifeEvent)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep the event' })).not.toHaveAttribute('aria-busy', 'true'));
    await user.click(screen.getByRole('button', { name: 'Keep the event' }));
    await waitFor(() => expect(callsOf(apiPaths.addLifeEvent)).toHaveLength(2));
    const [first, again] = callsOf(apiPaths.addLifeEvent).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBeTruthy();
    expect(again).toBe(first);
  });

  it('are added once, and deleted after a confirmation', async () => {
    const { user, callsOf } = open({
      [apiPaths.lifeEvents]: { status: 'success', events: [event] },
      [apiPaths.addLifeEvent]: { status: 'success', event },
      [apiPaths.deleteLifeEvent]: { status: 'success' },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark events of your life' }));
    await user.click(await screen.findByRole('button', { name: 'Keep the event' }));
    expect(screen.getByText('Choose what happened.')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'What happened' }), 'Wedding');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March');
    await user.type(screen.getByRole('textbox', { name: 'Year' }), '2024');
    await user.click(screen.getByRole('button', { name: 'Keep the event' }));
    await waitFor(() => expect(callsOf(apiPaths.addLifeEvent)).toHaveLength(1));
    expect(callsOf(apiPaths.addLifeEvent)[0]?.body).toEqual({ bid: 'b1', kind: 'wedding', title: '', month: '2024-03' });
    expect(await screen.findByText('Event kept: Wedding')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Delete Wedding' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(callsOf(apiPaths.deleteLifeEvent)[0]?.body).toEqual({ eid: 'e1' }));
    expect(await screen.findByText('Event deleted: Wedding')).toHaveAttribute('role', 'status');
  });
});
