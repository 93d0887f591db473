import { createHash } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { consentTexts } from '@oracle-astra/shared/contract';
import english from '../../messages/en.json';
import hindi from '../../messages/hi.json';
import { openLogin } from '../testing/login-page';
import { noticeItems } from './notice-items';
import { markNoticeSeen } from './notice-seen';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const title = 'What we use, and what for';

it('lists which data is used for what, in a browser in which nobody has agreed yet', async () => {
  await openLogin();
  const notice = within(screen.getByRole('region', { name: title }));
  expect(notice.getAllByRole('listitem')).toHaveLength(noticeItems.length);
  expect(notice.getByText(/Data Protection Board of India/)).toBeVisible();
});

it('is collapsed if somebody has agreed to this text before', async () => {
  markNoticeSeen();
  await openLogin();
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();
  expect(screen.getByText(title).closest('details')).not.toHaveAttribute('open');
});

it('a changed text needs a new version in the contract', () => {
  const ids = [...noticeItems.flat(), 'shell.notice.rights'] as (keyof typeof english)[];
  const words = [english, hindi].map((messages) => ids.map((id) => messages[id]));
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
  expect([consentTexts.account, hash]).toMatchInlineSnapshot(`
    [
      "2026-12-01",
      "a786ffdce02e",
    ]
  `);
});
