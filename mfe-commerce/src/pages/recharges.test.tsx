import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, lateFailure, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { pack, packs } from '../testing/packs';

const { fetch } = fakeApi({ [apiPaths.recharges]: packs });

const wheelPage = {
  path: '/from-the-wheel',
  element: (
    <Link to="/recharges" state={{ finalValue: 9, coupon: 'W-9' }}>
      Recharge
    </Link>
  ),
};

test('shows the packs of each astrologer, with the former price of a reduced one', async () => {
  renderPage(routes, { path: '/recharges', fetch });
  const oracle = within(await screen.findByRole('region', { name: 'Packs for Oracle' }));
  const [ten, twenty] = oracle.getAllByRole('link');
  expect(ten).toHaveTextContent(/10 questions.*₹6 a question.*₹60/);
  expect(ten).toHaveAttribute('href', '/payment?astrologer=oracle&wallet=60&amount=60');
  expect(within(ten!).queryByText('₹60', { selector: 's' })).not.toBeInTheDocument();
  expect(within(twenty!).getByText(/₹120/, { selector: 's' })).toBeInTheDocument();
  expect(twenty).toHaveTextContent('₹110');
  expect(screen.getByRole('region', { name: 'Packs for Astra' })).toBeInTheDocument();
});

test('states that GST is added', async () => {
  renderPage(routes, { path: '/recharges', fetch });
  expect(await screen.findByText(/GST of 18% is added on the next page/)).toBeInTheDocument();
});

test('applies a discount from the wheel to the prices and the payment', async () => {
  renderPage([...routes, wheelPage], { path: '/from-the-wheel', fetch });
  await userEvent.click(await screen.findByRole('link', { name: 'Recharge' }));
  expect(await screen.findByText('9% off is in these prices.')).toBeInTheDocument();
  const [ten] = within(await screen.findByRole('region', { name: 'Packs for Oracle' })).getAllByRole('link');
  expect(ten).toHaveTextContent('₹55');
  expect(ten).toHaveAttribute('href', '/payment?astrologer=oracle&wallet=60&amount=55&coupon=W-9');
  expect(screen.queryByRole('link', { name: 'Spin the Wheel' })).not.toBeInTheDocument();
});

describe('for a member', () => {
  const coupon = { percent: 9, coupon: 'W-9', expires_at: '2026-11-28T12:00:00.000Z' };
  const asMember = (status: object | null, path = '/recharges') => {
    const answers = {
      [apiPaths.recharges]: packs,
      [apiPaths.wheelStatus]: { status: 'success', can_spin: status === null, next_spin_at: null, coupon: status },
      [apiPaths.balanceUsage]: { status: 'success', asked_last_month: 41, plan_cheaper_from: 34 },
    };
    return renderPage([...routes, wheelPage], { path, token: tokenFor('u1'), fetch: fakeApi(answers).fetch });
  };

  test('says that the questions of the last month could not be counted, and counts them on Retry', async () => {
    let answer: unknown = new Response('', { status: 500 });
    const status = { status: 'success', can_spin: true, next_spin_at: null, coupon: null };
    const answers = { [apiPaths.recharges]: packs, [apiPaths.wheelStatus]: status, [apiPaths.balanceUsage]: () => answer };
    renderPage(routes, { path: '/recharges', token: tokenFor('u1'), fetch: fakeApi(answers).fetch });
    expect(await screen.findByText('Your questions of the last 30 days could not be counted.')).toBeInTheDocument();
    answer = { status: 'success', asked_last_month: 41, plan_cheaper_from: 34 };
    await userEvent.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
    expect(await screen.findByText(/You asked 41 questions/)).toBeInTheDocument();
  });

  test('shows the coupon of the wheel until it is used, and takes it to the payment', async () => {
    asMember(coupon);
    expect(await screen.findByText(/It is good till 28 Nov 2026\./)).toBeInTheDocument();
    const [ten] = within(await screen.findByRole('region', { name: 'Packs for Oracle' })).getAllByRole('link');
    expect(ten).toHaveTextContent('₹55');
    expect(ten).toHaveAttribute('href', '/payment?astrologer=oracle&wallet=60&amount=55&coupon=W-9');
  });

  test('shows full prices once the coupon is used, whatever the navigation said', async () => {
    asMember(null, '/from-the-wheel');
    await userEvent.click(await screen.findByRole('link', { name: 'Recharge' }));
    expect(await screen.findByRole('link', { name: 'Spin the Wheel' })).toHaveAttribute('href', '/wheel-of-fortune');
    expect(screen.queryByText(/off is in these prices/)).not.toBeInTheDocument();
  });

  test.each([
    ['is read again', (answer: object) => answer, '9% off is in these prices'],
    ['comes late', () => new Promise(() => undefined), '9% off is in these prices'],
    ['fails', () => new Response('', { status: 500 }), '9% off is in these prices'],
  ])('does not show a cached "no coupon" from before the spin if the state %s', async (_what, answerWith, text) => {
    let isWon = false;
    const none = { status: 'success', can_spin: true, next_spin_at: null, coupon: null };
    const won = { status: 'success', can_spin: false, next_spin_at: null, coupon };
    const api = fakeApi({ [apiPaths.recharges]: packs, [apiPaths.wheelStatus]: () => (isWon ? answerWith(won) : none) });
    const { router } = renderPage([...routes, wheelPage], { path: '/recharges', token: tokenFor('u1'), fetch: api.fetch });
    await screen.findByRole('link', { name: 'Spin the Wheel' });
    isWon = true;
    await act(() => router.navigate('/from-the-wheel'));
    await userEvent.click(await screen.findByRole('link', { name: 'Recharge' }));
    await waitFor(() => expect(api.calls.filter(({ path }) => path === apiPaths.wheelStatus)).toHaveLength(2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
    // The links must not open a payment at the full price while a discount is shown.
    const [ten] = within(await screen.findByRole('region', { name: 'Packs for Oracle' })).getAllByRole('link');
    expect(ten).toHaveAttribute('href', '/payment?astrologer=oracle&wallet=60&amount=55&coupon=W-9');
    expect(screen.queryByRole('link', { name: 'Spin the Wheel' })).not.toBeInTheDocument();
  });

  test('shows how many questions were asked, and from how many the plan is cheaper', async () => {
    asMember(null);
    expect(await screen.findByText('You asked 41 questions in the last 30 days.')).toBeInTheDocument();
    expect(screen.getByText('From 34 questions a month on, the plan costs less than packs.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the plan' })).toHaveAttribute('href', '/subscription');
  });
});

test('compares the plan with the packs for a visitor too', async () => {
  renderPage(routes, { path: '/recharges', fetch });
  expect(await screen.findByText('From 31 questions a month on, the plan costs less than packs.')).toBeInTheDocument();
});

test('loads failed packs again on Retry', async () => {
  const { answer, fail } = lateFailure(packs);
  renderPage(routes, { path: '/recharges', fetch: fakeApi({ [apiPaths.recharges]: answer }).fetch });
  await screen.findByText('Loading the packs');
  fail();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(await screen.findByRole('region', { name: 'Packs for Oracle' })).toBeInTheDocument();
});

test('is in Hindi on a Hindi page, with the server’s texts of the packs', async () => {
  const hindiPacks = { status: 'success', recharges: [{ astrologer: 'oracle', data: [{ ...pack(20, 110, 120), text: '20 सवाल' }] }] };
  renderPage(routes, { path: '/recharges', locale: 'hi', fetch: fakeApi({ [apiPaths.recharges]: hindiPacks }).fetch });
  const link = within(await screen.findByRole('region', { name: 'Oracle के लिए पैक' })).getByRole('link');
  expect(link).toHaveTextContent('20 सवालहर सवाल ₹5.50पहले का दाम ₹120 ₹110');
  expect(screen.getByText(/18% GST अगले पेज पर जुड़ता है/)).toBeInTheDocument();
});

test('puts the discount before its origin in Hindi too', async () => {
  renderPage([...routes, wheelPage], { path: '/from-the-wheel', locale: 'hi', fetch });
  await userEvent.click(await screen.findByRole('link', { name: 'Recharge' }));
  expect(await screen.findByText('इन दामों में 9% छूट लग चुकी है।', { selector: 'b' })).toBeInTheDocument();
});
