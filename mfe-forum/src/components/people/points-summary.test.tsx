import { render, screen } from '@testing-library/react';
import { LocaleProvider } from '@oracle-astra/shared/i18n';
import { PointsSummary } from './points-summary';

test.each([
  ['en', 1, '0 questions ready. 99 points to the next.'],
  ['en', 199, '1 question ready. 1 point to the next.'],
  ['hi', 1, 'अभी सवाल लायक पॉइंट्स नहीं हैं। अगले सवाल के लिए 99 पॉइंट्स और चाहिए।'],
  ['hi', 199, '1 सवाल के पॉइंट्स हो गए। अगले सवाल के लिए 1 पॉइंट और चाहिए।'],
  ['hi', 260, '2 सवालों के पॉइंट्स हो गए। अगले सवाल के लिए 40 पॉइंट्स और चाहिए।'],
] as const)('says in %s what %i points are worth', (locale, earned, text) => {
  render(
    <LocaleProvider locale={locale}>
      <PointsSummary earned={earned} redeemed={0} />
    </LocaleProvider>,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
});
