import { OpenFeature, type Provider } from '@openfeature/web-sdk';
import { render, screen } from '@testing-library/react';
import { sampleSiteDetails, type FlagValues } from '@oracle-astra/shared/contract';
import { SiteDetailsContext } from '@oracle-astra/shared/ui';
import { createPageProvider, track, useBooleanFlagValue, useNumberFlagValue, useStringFlagValue } from '.';

function Values() {
  const values = [useBooleanFlagValue('x.isShort', false), useStringFlagValue('x.order', 'newest'), useNumberFlagValue('x.rows', 10)];
  return <p>{values.join(' ')}</p>;
}
const open = (flags?: FlagValues) =>
  render(
    <SiteDetailsContext value={{ ...sampleSiteDetails, ...(flags && { flags }) }}>
      <Values />
    </SiteDetailsContext>,
  );

it('has the values of the document, and the default of the code where it has none or one of another type', () => {
  open({ 'x.isShort': true, 'x.order': 'best' });
  expect(screen.getByText('true best 10')).toBeInTheDocument();
  open({ 'x.isShort': 'yes', 'x.order': 1, 'x.rows': '20' });
  expect(screen.getByText('false newest 10')).toBeInTheDocument();
});

it('has defaults in a document without flags', () => {
  open();
  expect(screen.getByText('false newest 10')).toBeInTheDocument();
});

it('is a provider of OpenFeature’s own SDK, which gives the same values and counts the same goals', async () => {
  const mark = jest.fn();
  Object.assign(performance, { mark });
  const provider: Provider = createPageProvider({ 'x.isShort': true, 'x.rows': '20' });
  await OpenFeature.setProviderAndWait('x', provider);
  const client = OpenFeature.getClient('x');
  expect([
    client.getBooleanValue('x.isShort', false),
    client.getNumberValue('x.rows', 10),
    client.getStringValue('x.order', 'newest'),
  ]).toEqual([true, 10, 'newest']);
  client.track('x.done');
  track('x.done');
  expect(mark.mock.calls).toEqual([['goal x.done'], ['goal x.done']]);
});
